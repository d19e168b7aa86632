internal import ApusEncodings
internal import ApusJSON

/// A Postman collection of the forms 2.0 and 2.1, also as its interface wraps it: `{"collection": …}`.
struct PostmanReader {
  private(set) var collection: RequestCollection

  /// What a request has from its folders.
  private struct Inherited {
    var folders: [String] = []
    var auth: Node?
    var variables: [CollectedVariable] = []
    var events: [Node] = []
  }

  init(_ root: Node) throws(CollectionProblem) {
    let root = root["collection"] ?? root
    guard let items = root["item"], items.kind == .array else {
      throw CollectionProblem("a Postman collection has a list `item`", at: root.position)
    }
    if let schema = root["info"]?.text("schema"), schema.contains("/v1") {
      throw CollectionProblem(
        "it is of Postman's form 1; export it again as 2.1", at: root["info"]?.position)
    }
    collection = RequestCollection("a Postman collection", name: root["info"]?.word("name") ?? "collection")
    collection.variables = Self.variables(root["variable"])
    var inherited = Inherited(auth: root["auth"])
    inherited.events = Self.events(of: root)
    readItems(items, inherited)
  }

  static func variables(_ list: Node?) -> [CollectedVariable] {
    guard let list else { return [] }
    return list.children.compactMap { entry in
      guard !entry.isSwitchedOff, let name = entry.text("key") ?? entry.text("id"), !name.isEmpty else {
        return nil
      }
      let value = entry["value"]?.asText ?? ""
      return CollectedVariable(
        name: name.trimmed, value: value, isSecret: entry.text("type") == "secret")
    }
  }

  private static func events(of node: Node) -> [Node] {
    node["event"].map { $0.children.filter { !$0.isSwitchedOff } } ?? []
  }

  private mutating func readItems(_ items: Node, _ inherited: Inherited) {
    for item in items.children {
      if let children = item["item"], children.kind == .array {
        var inner = inherited
        inner.folders.append(item.word("name") ?? "folder")
        // A folder that says nothing has what is above it; one that says `noauth` has nothing.
        if let auth = item["auth"], !auth.isNull { inner.auth = auth }
        inner.variables += Self.variables(item["variable"])
        inner.events += Self.events(of: item)
        readItems(children, inner)
      } else if let request = item["request"], !request.isNull {
        readRequest(item, request, inherited)
      }
    }
  }

  private mutating func readRequest(_ item: Node, _ node: Node, _ inherited: Inherited) {
    let url = node.kind == .string ? node : node["url"]
    var request = CollectedRequest(name: item.word("name") ?? url?.plainText ?? "request")
    request.folders = inherited.folders
    request.line = item.line
    request.method = (node.word("method") ?? "GET").uppercased()
    request.variables = inherited.variables
    if let url { PostmanURL(url).put(into: &request) }
    if request.url.isEmpty { request.refuse("it has no URL") }
    if let headers = node["header"] { request.headers = Self.headers(headers) }
    let own = node["auth"].flatMap { $0.isNull ? nil : $0 }
    PostmanAuth(own ?? inherited.auth).put(into: &request)
    if let body = node["body"] { PostmanBody(body).put(into: &request) }
    if let behavior = item["protocolProfileBehavior"] {
      if behavior["followRedirects"]?.boolean == false { request.followsRedirects = false }
      if behavior["disableBodyPruning"]?.boolean != true, ["GET", "HEAD"].contains(request.method) {
        request.body = .none
      }
    } else if ["GET", "HEAD"].contains(request.method) {
      // Postman sends none with them unless it is told to.
      request.body = .none
    }
    for event in inherited.events + Self.events(of: item) { read(event, into: &request) }
    collection.requests.append(request)
  }

  private static func headers(_ node: Node) -> [CollectedPair] {
    if let text = node.string { return HeaderLines.pairs(text) }
    return node.children.compactMap { entry in
      guard !entry.isSwitchedOff, let name = entry.word("key") else { return nil }
      return CollectedPair(name, entry["value"]?.asText ?? "")
    }
  }

  private mutating func read(_ event: Node, into request: inout CollectedRequest) {
    guard let exec = event["script"]?["exec"] ?? event["script"] else { return }
    let lines = exec.kind == .array ? exec.children.map(\.asText) : [exec.asText]
    guard lines.contains(where: { !$0.trimmed.isEmpty }), exec.kind != .object else { return }
    let isBefore = event.text("listen") == "prerequest"
    let first = exec.children.first { _ in true } ?? exec
    let places = exec.kind == .array ? exec.children.map(\.line) : [first.line]
    var script = CollectionScript(lines: lines, places: places, runsBefore: isBefore)
    script.read()
    script.put(into: &request, &collection)
  }
}

/// Header fields as lines of one text.
enum HeaderLines {
  static func pairs(_ text: String) -> [CollectedPair] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard !line.hasPrefix("//"), let colon = line.firstIndex(of: ":") else { return nil }
      return CollectedPair(line[..<colon].trimmed, line[line.index(after: colon)...].trimmed)
    }
  }
}
