internal import ApusEncodings
internal import ApusJSON

/// A Postman collection of the forms 2.0 and 2.1, also as its interface wraps it: `{"collection": …}`.
struct PostmanReader {
  private(set) var collection: RequestCollection
  private let lines: LineNumbers

  /// What a request has from its folders.
  private struct Inherited {
    var folders: [String] = []
    var auth: Node?
    var variables: [CollectedVariable] = []
    var scripts: [CollectionScript] = []
  }

  init(_ root: Node) throws(CollectionProblem) {
    let root = root["collection"] ?? root
    guard let items = root["item"], items.kind == .array else {
      if root["requests"]?.kind == .array {
        throw CollectionProblem(
          "it is of Postman's form 1; export it again as 2.1", at: root["requests"]?.position)
      }
      throw CollectionProblem("a Postman collection has a list `item`", at: root.position)
    }
    if let schema = root["info"]?.text("schema"), schema.contains("/v1") {
      throw CollectionProblem(
        "it is of Postman's form 1; export it again as 2.1", at: root["info"]?.position)
    }
    collection = RequestCollection("a Postman collection", name: root["info"]?.word("name") ?? "collection")
    collection.variables = Self.variables(root["variable"])
    lines = LineNumbers(root.document)
    var inherited = Inherited(auth: root["auth"])
    inherited.scripts = scripts(of: root)
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

  private mutating func readItems(_ items: Node, _ inherited: Inherited) {
    for item in items.children {
      if let children = item["item"], children.kind == .array {
        var inner = inherited
        inner.folders.append(item.word("name") ?? "folder")
        // A folder that says nothing has what is above it; one that says `noauth` has nothing.
        if let auth = item["auth"], !auth.isNull { inner.auth = auth }
        inner.variables += Self.variables(item["variable"])
        inner.scripts += scripts(of: item)
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
    request.line = lines[item]
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
    for script in inherited.scripts + scripts(of: item) { script.put(into: &request, &collection) }
    collection.requests.append(request)
  }

  private static func headers(_ node: Node) -> [CollectedPair] {
    if let text = node.string { return HeaderLines.pairs(text) }
    return node.children.compactMap { entry in
      guard !entry.isSwitchedOff, let name = entry.word("key") else { return nil }
      return CollectedPair(name, entry["value"]?.asText ?? "")
    }
  }

  private func scripts(of node: Node) -> [CollectionScript] {
    let events = node["event"].map { $0.children.filter { !$0.isSwitchedOff } } ?? []
    return events.compactMap { event in
      guard let code = event["script"]?["exec"] ?? event["script"], code.kind != .object else { return nil }
      let texts = code.kind == .array ? code.children.map(\.asText) : [code.asText]
      guard texts.contains(where: { !$0.trimmed.isEmpty }) else { return nil }
      let places = code.kind == .array ? code.children.map { lines[$0] } : [lines[code]]
      var script = CollectionScript(
        lines: texts, places: places, runsBefore: event.text("listen") == "prerequest")
      script.read()
      return script
    }
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
