internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage

/// An export of Insomnia's: 4, a list of everything with the parents' names in it, or 5, a tree. Both are JSON or YAML.
struct InsomniaReader {
  private(set) var collection: RequestCollection
  private let lines: LineNumbers
  /// The parts of answers that other requests take, by the request's name in the file.
  private var wanted: [String: [CollectedCapture]] = [:]
  private var places: [String: Int] = [:]

  /// What a request has from its folders.
  private struct Inherited {
    var folders: [String] = []
    var auth: Node?
    var headers: [CollectedPair] = []
    var variables: [CollectedVariable] = []
    var scripts: [CollectionScript] = []
  }

  init(_ root: Node) throws(CollectionProblem) {
    lines = LineNumbers(root.document)
    collection = RequestCollection("an export of Insomnia", name: root.word("name") ?? "insomnia")
    if let format = root["__export_format"]?.integer {
      guard format == 4 || format == 3, let resources = root["resources"], resources.kind == .array else {
        throw CollectionProblem(
          "it is of Insomnia's form \(format) without `resources`, and 4 and 5 are read",
          at: root["__export_format"]?.position)
      }
      readList(InsomniaResources(resources))
    } else if root.text("type")?.contains("insomnia.rest/5") == true {
      readEnvironments(root["environments"])
      if root.text("type")?.hasPrefix("environment.") == true { readEnvironment(root) }
      if let items = root["collection"] { readTree(items, Inherited()) }
    } else {
      throw CollectionProblem("an export of Insomnia names its form", at: root.position)
    }
    for (identifier, captures) in wanted {
      if let place = places[identifier] { collection.requests[place].captures += captures }
    }
    collection = collection.refusingTags()
  }

  // MARK: Form 4

  private mutating func readList(_ resources: InsomniaResources) {
    if let name = resources.workspaces.first?.word("name") { collection.name = name }
    for root in resources.workspaces {
      let base = resources.children(of: root, "environment")
      for environment in base {
        collection.variables += InsomniaText.variables(environment["data"])
        for inner in resources.children(of: environment, "environment") { add(inner, inner["data"]) }
      }
      readChildren(of: root, resources, Inherited(), depth: 0)
    }
  }

  private static let deepest = 100

  private mutating func readChildren(
    of parent: Node, _ resources: InsomniaResources, _ inherited: Inherited, depth: Int
  ) {
    // A folder may be its own parent by mistake.
    guard depth < Self.deepest else { return }
    for item in resources.children(of: parent, nil) {
      switch item.text("_type") {
      case "request_group":
        readChildren(of: item, resources, inner(item, inherited), depth: depth + 1)
      case "request", "grpc_request", "websocket_request", "socketio_request", "mcp_request":
        readRequest(item, inherited)
      case "unit_test_suite", "unit_test": leave(item, "the test \(item.word("name") ?? "")")
      default: continue
      }
    }
  }

  // MARK: Form 5

  private mutating func readEnvironments(_ node: Node?) {
    guard let node else { return }
    collection.variables += InsomniaText.variables(node["data"])
    for inner in node["subEnvironments"]?.children.map({ $0 }) ?? [] { add(inner, inner["data"]) }
  }

  /// A file that is an environment and nothing else.
  private mutating func readEnvironment(_ root: Node) {
    collection.variables += InsomniaText.variables(root["data"])
  }

  private mutating func readTree(_ items: Node, _ inherited: Inherited) {
    let sorted = items.children.enumerated().sorted { one, other in
      let keys = (one.element["meta"]?["sortKey"]?.double, other.element["meta"]?["sortKey"]?.double)
      guard let first = keys.0, let second = keys.1, first != second else { return one.offset < other.offset }
      return first < second
    }
    for (_, item) in sorted {
      if let children = item["children"], item["url"] == nil {
        readTree(children, inner(item, inherited))
      } else {
        readRequest(item, inherited)
      }
    }
  }

  // MARK: Both

  private mutating func add(_ environment: Node, _ data: Node?) {
    collection.environments.append(
      RequestCollection.Environment(
        name: environment.word("name") ?? "environment", variables: InsomniaText.variables(data)))
  }

  private mutating func leave(_ node: Node, _ what: String) {
    collection.leave(RequestCollection.LeftOut(line: lines[node], what: what))
  }

  private func inner(_ folder: Node, _ inherited: Inherited) -> Inherited {
    var inner = inherited
    inner.folders.append(folder.word("name") ?? "folder")
    if folder["authentication"]?.word("type") != nil { inner.auth = folder["authentication"] }
    inner.headers += Self.pairs(folder["headers"])
    inner.variables += InsomniaText.variables(folder["environment"])
    inner.scripts += scripts(of: folder)
    return inner
  }

  private static func pairs(_ list: Node?) -> [CollectedPair] {
    (list?.children.map { $0 } ?? []).compactMap { entry in
      guard !entry.isSwitchedOff, let name = entry.word("name") else { return nil }
      return CollectedPair(InsomniaText.plain(name), InsomniaText.plain(entry["value"]?.asText ?? ""))
    }
  }

  private mutating func readRequest(_ node: Node, _ inherited: Inherited) {
    var request = CollectedRequest(name: node.word("name") ?? node.word("url") ?? "request")
    request.folders = inherited.folders
    request.line = lines[node]
    request.method = (node.word("method") ?? "GET").uppercased()
    let identifier = node.text("_id") ?? node["meta"]?.text("id") ?? ""
    if let what = Self.otherProtocol(node, identifier) {
      request.refuse("it is \(what), and only HTTP is spoken here")
    }
    request.url = url(of: node)
    if request.url.isEmpty { request.refuse("it has no URL") }
    request.headers = inherited.headers + Self.pairs(node["headers"])
    request.variables = inherited.variables
    let own = node["authentication"]
    InsomniaAuth(own?.word("type") == nil ? inherited.auth : own).put(into: &request)
    if let body = node["body"] { InsomniaBody(body).put(into: &request) }
    let follows = node["settings"]?.text("followRedirects") ?? node.text("settingFollowRedirects")
    request.followsRedirects = follows != "off"
    for script in inherited.scripts + scripts(of: node) { script.put(into: &request, &collection) }
    request = request.mapping { takeAnswers($0) }
    places[identifier] = collection.requests.count
    collection.requests.append(request)
  }

  private static func otherProtocol(_ node: Node, _ identifier: String) -> String? {
    let type = node.text("_type") ?? ""
    if type == "grpc_request" || identifier.hasPrefix("greq") || node["protoMethodName"] != nil {
      return "gRPC"
    }
    if type == "socketio_request" || identifier.hasPrefix("socketio") { return "Socket.IO" }
    if type == "mcp_request" || identifier.hasPrefix("mcp-req") { return "MCP" }
    let url = node.text("url") ?? ""
    if type == "websocket_request" || identifier.hasPrefix("ws-req") || url.hasPrefix("ws:")
      || url.hasPrefix("wss:")
    {
      return "a WebSocket"
    }
    return nil
  }

  private func url(of node: Node) -> String {
    let parameters = (node["pathParameters"]?.children.map { $0 } ?? []).map {
      ($0.text("name") ?? "", InsomniaText.plain($0["value"]?.asText ?? ""))
    }
    var url = InsomniaText.plain(node.text("url")?.trimmed ?? "")
    if !parameters.isEmpty { url = PathParameters.fill(url, from: parameters) }
    let query = Self.pairs(node["parameters"]).map {
      "\(QueryText.encoded($0.name))=\(QueryText.encoded($0.value))"
    }.joined(separator: "&")
    return query.isEmpty ? url : url + (url.contains("?") ? "&" : "?") + query
  }

  private func scripts(of node: Node) -> [CollectionScript] {
    let both = [
      (node["scripts"]?["preRequest"] ?? node["preRequestScript"], true),
      (node["scripts"]?["afterResponse"] ?? node["afterResponseScript"], false),
    ]
    return both.compactMap { script, runsBefore in
      guard let script, let text = script.string, !text.trimmed.isEmpty else { return nil }
      let places = InsomniaText.places(of: script, text)
      var reader = CollectionScript(lines: text.components(of: "\n"), places: places, runsBefore: runsBefore)
      reader.read()
      return reader
    }
  }

  /// A text that takes a part of another request's answer names a variable that the other one sets.
  private mutating func takeAnswers(_ text: String) -> String {
    InsomniaText.withAnswers(text) { identifier, source in
      let name = "answer\(wanted.values.joined().count + 1)"
      if let known = wanted[identifier]?.first(where: { $0.source == source }) { return known.name }
      let place = places[identifier].map { collection.requests[$0].line } ?? 1
      wanted[identifier, default: []].append(CollectedCapture(name: name, source: source, line: place))
      return name
    }
  }
}
