internal import ApusEncodings
internal import ApusJSON
internal import ApusLanguage

/// What a YAML file of Bruno's holds, or an item of a collection that is one file.
struct OpenCollectionRequest {
  let node: Node
  let name: String

  init(_ node: Node, named name: String) {
    self.node = node
    self.name = node["info"]?.word("name") ?? name
  }

  var order: Double { node["info"]?["seq"]?.double ?? .infinity }

  func extend(_ scope: inout BrunoScope) {
    guard let defaults = node["request"] else { return }
    if let auth = Self.auth(defaults["auth"]), auth.counts { scope.auth = auth }
    scope.replace(Self.pairs(defaults["headers"]))
    scope.variables += Self.variables(defaults["variables"])
    scope.captures += Self.actions(defaults["actions"]).captures
    scope.scripts += scripts(defaults["scripts"])
  }

  /// - Returns: `nil` where there is no request.
  func request(_ scope: BrunoScope, _ collection: inout RequestCollection, path: String?) -> CollectedRequest?
  {
    var request = CollectedRequest(name: name)
    request.folders = scope.folders
    request.file = path
    request.line = node.line
    guard let http = node["http"] ?? node["graphql"] else {
      for (key, what) in [("grpc", "gRPC"), ("websocket", "a WebSocket")] where node[key] != nil {
        request.url = node[key]?.text("url") ?? ""
        request.refuse("it is \(what), and only HTTP is spoken here")
        return request
      }
      return nil
    }
    request.line = http.line
    request.method = (http.word("method") ?? (node["graphql"] == nil ? "GET" : "POST")).uppercased()
    request.url = http.word("url") ?? ""
    let parameters =
      (http["params"]?.children.filter { $0.text("type") == "path" && !$0.isSwitchedOff } ?? [])
      .map { ($0.text("name") ?? "", $0["value"]?.asText ?? "") }
    if !parameters.isEmpty { request.url = PathParameters.fill(request.url, from: parameters) }
    if request.url.isEmpty { request.refuse("it has no URL") }
    let own = Self.pairs(http["headers"])
    request.headers =
      scope.headers.filter { outer in !own.contains { $0.name.lowercased() == outer.name.lowercased() } }
      + own
    request.variables = scope.variables + Self.variables(node["runtime"]?["variables"])
    (Self.auth(http["auth"]) ?? BrunoAuth(mode: "none", fields: [:])).put(into: &request, scope)
    if let body = Self.chosen(http["body"]) {
      OpenCollectionBody(body, isGraphQL: node["http"] == nil).put(into: &request)
    }
    if node["settings"]?["followRedirects"]?.boolean == false { request.followsRedirects = false }
    putAnswers(into: &request, &collection, scope)
    return request
  }

  private func putAnswers(
    into request: inout CollectedRequest, _ collection: inout RequestCollection, _ scope: BrunoScope
  ) {
    let runtime = node["runtime"]
    let actions = Self.actions(runtime?["actions"])
    request.captures = scope.captures + actions.captures
    for line in actions.leftOut {
      let what = "a variable that a program computes"
      collection.leave(RequestCollection.LeftOut(line: line, what: what, file: request.file))
    }
    for script in scope.scripts + scripts(runtime?["scripts"]) { script.put(into: &request, &collection) }
    for entry in runtime?["assertions"]?.children.map({ $0 }) ?? [] where !entry.isSwitchedOff {
      let expression = entry.text("expression") ?? ""
      let condition = "\(entry.word("operator") ?? "eq") \(entry["value"]?.asText ?? "")".trimmed
      if let check = BrunoAssertion(expression: expression, condition: condition).check(at: entry.line) {
        request.checks.append(check)
      } else {
        let what = "the check of \(expression.prefix(40))"
        collection.leave(RequestCollection.LeftOut(line: entry.line, what: what, file: request.file))
      }
    }
  }

  // MARK: Parts

  static func pairs(_ list: Node?) -> [CollectedPair] {
    (list?.children.map { $0 } ?? []).compactMap { entry in
      guard !entry.isSwitchedOff, let name = entry.word("name") else { return nil }
      return CollectedPair(name, entry["value"]?.asText ?? "")
    }
  }

  static func variables(_ list: Node?) -> [CollectedVariable] {
    (list?.children.map { $0 } ?? []).compactMap { entry in
      guard !entry.isSwitchedOff, let name = entry.word("name") else { return nil }
      let value = entry["value"]
      let text = value?["data"]?.asText ?? value?.asText ?? ""
      return CollectedVariable(name: name, value: text, isSecret: entry["secret"]?.boolean == true)
    }
  }

  private static func auth(_ node: Node?) -> BrunoAuth? {
    guard let node, !node.isNull else { return nil }
    if let word = node.string { return BrunoAuth(mode: word, fields: [:]) }
    let fields = node.members.reduce(into: [String: String]()) { $0[$1.name] = $1.value.plainText }
    return BrunoAuth(mode: node.word("type") ?? "none", fields: fields)
  }

  /// A body may be a list, of which one is chosen.
  private static func chosen(_ node: Node?) -> Node? {
    guard let node, node.kind == .array else { return node }
    let all = node.children.map { $0 }
    return (all.first { $0["selected"]?.boolean == true } ?? all.first)?["body"]
  }

  private static func actions(_ list: Node?) -> (captures: [CollectedCapture], leftOut: [Int]) {
    var found: [CollectedCapture] = []
    var leftOut: [Int] = []
    for entry in list?.children.map({ $0 }) ?? [] where !entry.isSwitchedOff {
      guard entry.text("type") == "set-variable", let name = entry["variable"]?.word("name"),
        case .source(let source)? = CollectionScriptValue(entry["selector"]?.text("expression") ?? "", [:])
      else {
        leftOut.append(entry.line)
        continue
      }
      found.append(CollectedCapture(name: name, source: source, line: entry.line))
    }
    return (found, leftOut)
  }

  private func scripts(_ list: Node?) -> [CollectionScript] {
    (list?.children.map { $0 } ?? []).compactMap { entry in
      guard let code = entry["code"], let text = code.string, !text.trimmed.isEmpty else { return nil }
      var reader = CollectionScript(
        lines: text.components(of: "\n"), places: InsomniaText.places(of: code, text),
        runsBefore: entry.text("type") == "before-request")
      reader.read()
      return reader
    }
  }
}
