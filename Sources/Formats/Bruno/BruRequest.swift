internal import ApusEncodings
internal import ApusLanguage

/// What a `.bru` file holds: a request, or what a folder or a collection gives to its requests.
struct BruRequest {
  let file: BruFile
  let name: String

  init(_ file: BruFile, named name: String) {
    self.file = file
    self.name = file["meta"]?["name"] ?? name
  }

  var order: Double { file["meta"]?["seq"].flatMap(Double.init) ?? .infinity }

  // MARK: What is given to those inside

  func extend(_ scope: inout BrunoScope) {
    if let mode = file["auth"]?["mode"] {
      let auth = auth(of: mode)
      if auth.counts { scope.auth = auth }
    }
    scope.replace(headers)
    scope.variables += variables(of: "vars:pre-request")
    scope.captures += captures
    scope.scripts += scripts
  }

  // MARK: A request

  private static let methods: Set<String> = [
    "get", "post", "put", "delete", "patch", "options", "head", "connect", "trace", "http",
  ]

  /// - Returns: `nil` where the file holds no request.
  func request(_ scope: BrunoScope, _ collection: inout RequestCollection, path: String) -> CollectedRequest?
  {
    var request = CollectedRequest(name: name)
    request.folders = scope.folders
    request.file = path
    guard let block = file.blocks.first(where: { Self.methods.contains($0.name) }) else {
      guard let other = file.blocks.first(where: { ["grpc", "ws"].contains($0.name) }) else { return nil }
      request.line = other.line
      request.url = other["url"] ?? ""
      request.refuse("it is \(other.name == "ws" ? "a WebSocket" : "gRPC"), and only HTTP is spoken here")
      return request
    }
    request.line = block.line
    request.method = block.name == "http" ? (block["method"] ?? "GET").uppercased() : block.name.uppercased()
    let parameters = (file["params:path"]?.live ?? []).map { ($0.name, $0.value) }
    request.url = block["url"] ?? ""
    if !parameters.isEmpty { request.url = PathParameters.fill(request.url, from: parameters) }
    if request.url.isEmpty { request.refuse("it has no URL") }
    // What is closer replaces what has the same name.
    let own = headers
    request.headers =
      scope.headers.filter { outer in !own.contains { $0.name.lowercased() == outer.name.lowercased() } }
      + own
    request.variables = scope.variables + variables(of: "vars:pre-request")
    request.captures = scope.captures + captures
    auth(of: block["auth"] ?? "none").put(into: &request, scope)
    putBody(block["body"] ?? "none", into: &request)
    if file["settings"]?["followRedirects"] == "false" { request.followsRedirects = false }
    for script in scope.scripts + scripts { script.put(into: &request, &collection) }
    putAssertions(into: &request, &collection)
    leaveCaptures(in: &collection, path)
    return request
  }

  private func auth(of mode: String) -> BrunoAuth {
    let pairs = file["auth:\(mode)"]?.live ?? []
    return BrunoAuth(mode: mode, fields: pairs.reduce(into: [:]) { $0[$1.name] = $1.value })
  }

  private var headers: [CollectedPair] {
    (file["headers"]?.live ?? []).filter { !$0.name.isEmpty }.map { CollectedPair($0.name, $0.value) }
  }

  private func variables(of block: String) -> [CollectedVariable] {
    (file[block]?.live ?? []).map { CollectedVariable(name: $0.name, value: $0.value) }
  }

  // MARK: Answers

  private var captures: [CollectedCapture] {
    (file["vars:post-response"]?.live ?? []).compactMap { pair in
      guard case .source(let source)? = CollectionScriptValue(pair.value, [:]) else { return nil }
      let name = pair.name.hasPrefix("@") ? String(pair.name.dropFirst()) : pair.name
      return CollectedCapture(name: name, source: source, line: pair.line)
    }
  }

  private func leaveCaptures(in collection: inout RequestCollection, _ path: String) {
    for pair in file["vars:post-response"]?.live ?? [] where CollectionScriptValue(pair.value, [:]) == nil {
      collection.leave(
        RequestCollection.LeftOut(
          line: pair.line, what: "the variable \(pair.name), which a program computes", file: path))
    }
  }

  private func putAssertions(into request: inout CollectedRequest, _ collection: inout RequestCollection) {
    for pair in file["assert"]?.live ?? [] {
      let assertion = BrunoAssertion(expression: pair.name, condition: pair.value)
      if let check = assertion.check(at: pair.line) {
        request.checks.append(check)
      } else {
        let what = "the check of \(pair.name.prefix(40))"
        collection.leave(RequestCollection.LeftOut(line: pair.line, what: what, file: request.file))
      }
    }
  }

  private var scripts: [CollectionScript] {
    [("script:pre-request", true), ("script:post-response", false), ("tests", false)].compactMap {
      name, runsBefore in
      guard let block = file[name], !block.text.trimmed.isEmpty else { return nil }
      let lines = block.text.components(of: "\n")
      var reader = CollectionScript(
        lines: lines, places: lines.indices.map { block.line + 1 + $0 }, runsBefore: runsBefore)
      reader.read()
      return reader
    }
  }

  // MARK: Bodies

  private static let types = [
    "json": "application/json", "text": "text/plain", "xml": "application/xml",
    "sparql": "application/sparql-query",
  ]

  private func putBody(_ mode: String, into request: inout CollectedRequest) {
    switch mode {
    case "none": return
    case "json", "text", "xml", "sparql":
      guard let block = file["body:\(mode)"] ?? file["body"] else { return }
      request.body = .text(block.text, type: Self.types[mode])
    case "graphql":
      request.body = .graphQL(
        query: file["body:graphql"]?.text ?? "", variables: file["body:graphql:vars"]?.text ?? "")
    case "formUrlEncoded", "form-urlencoded":
      request.body = .form(
        (file["body:form-urlencoded"]?.live ?? []).map { CollectedPair($0.name, $0.value) })
    case "multipartForm", "multipart-form":
      request.body = .multipart((file["body:multipart-form"]?.live ?? []).flatMap { part($0.name, $0.value) })
    case "file":
      guard let pair = file["body:file"]?.live.first,
        case .file(let path) = part("", pair.value).first?.content
      else {
        return request.refuse("the file of its body is not chosen")
      }
      request.body = .file(path, type: part("", pair.value).first?.type ?? "application/octet-stream")
    default: request.refuse("its body is of the mode \(mode), which is not known here")
    }
  }

  /// `@file(a.png|b.png) @contentType(image/png)`, `text`
  private func part(_ name: String, _ value: String) -> [CollectedPart] {
    var text = value
    var type: String?
    if text.hasSuffix(")"), let mark = text.ranges(of: "@contentType(").last {
      type = text[mark.upperBound...].dropLast().trimmed
      text = text[..<mark.lowerBound].trimmed
    }
    guard text.hasPrefix("@file("), text.hasSuffix(")") else {
      return [CollectedPart(name: name, content: .text(text), type: type)]
    }
    return text.dropFirst(6).dropLast().split(separator: "|").map {
      CollectedPart(name: name, content: .file(String($0)), type: type)
    }
  }
}
