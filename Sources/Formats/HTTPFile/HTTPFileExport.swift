internal import ApusClient
package import ApusRedaction

/// Requests as a `.http` file, for the editors that run them and for `run`. Secrets are variables at its top, which
/// take their values from the environment.
package struct HTTPFileExport {
  private let requests: [RedactedRequest]

  package init(_ requests: [RedactedRequest]) { self.requests = requests }

  package func text() throws -> String {
    var names: [String] = []
    var texts: [String] = []
    var plain = PlainHTTPText()
    for request in requests {
      let text = try self.text(of: request, &plain)
      texts.append(
        SecretText.filled(text) { name in
          if !names.contains(name) { names.append(name) }
          return "{{\(name)}}"
        })
    }
    let own = plain.variables.map { "@\($0.name) = \($0.value)\n" }.joined()
    let variables = own + names.map { "@\($0) = {{$processEnv \($0)}}\n" }.joined()
    return (variables.isEmpty ? "" : variables + "\n") + texts.joined(separator: "\n")
  }

  private func text(of request: RedactedRequest, _ plain: inout PlainHTTPText) throws -> String {
    // A conversation has a word of its own there, and an address of its own kind.
    let isTalk = request.said != nil
    let method = isTalk ? "WEBSOCKET" : "\(request.method)"
    let url = plain.line(
      isTalk && request.url.hasPrefix("http") ? "ws" + request.url.dropFirst(4) : request.url)
    var lines = ["### \(method) \(url.prefix { $0 != "?" })"]
    if !request.options.followsRedirects { lines.append("# @no-redirect") }
    lines.append("\(method) \(url)")
    let recipe = request.person.flatMap { $0.scheme.words.recipe }
    let query = recipe == nil ? request.query : nil
    let unsaid = query == nil ? ["Content-Length"] : ["Content-Length", "Content-Type"]
    if query != nil { lines.append("X-REQUEST-TYPE: GraphQL") }
    for (name, value) in recipe == nil ? request.signedHeaders : request.headers
    where !unsaid.contains(where: HeaderField(name: name, value: "").isNamed) {
      lines.append(value.isEmpty ? "\(name):" : "\(name): \(plain.line(value))")
    }
    if let recipe, let person = request.person {
      let settings =
        (person.settings.map { ($0.rawValue, $1) } + (person.token.map { [("token", $0)] } ?? []))
        .sorted { $0.0 < $1.0 }.map { " \($0):\(plain.line($1))" }
      lines.append(
        "Authorization: \(recipe) \(plain.line(person.user)) \(plain.line(person.password))"
          + settings.joined())
    } else if let person = request.person, let word = person.scheme.word {
      lines.append("Authorization: \(word) \(plain.line(person.user)) \(plain.line(person.password))")
    }
    if let said = request.said {
      return lines.joined(separator: "\n") + "\n\n" + said.map { plain.body($0) }.joined(separator: "\n===\n")
        + "\n"
    }
    if let query { return (lines + [""] + query.map { plain.body($0) }).joined(separator: "\n") + "\n" }
    return lines.joined(separator: "\n") + "\n" + (try body(of: request, &plain))
  }

  private func body(of request: RedactedRequest, _ plain: inout PlainHTTPText) throws -> String {
    guard let body = request.body else { return "" }
    if let text = request.bodyText { return text.isEmpty ? "" : "\n\(plain.body(text))\n" }
    switch body.content {
    case .file(let path): return "\n< \(path)\n"
    case .stream(let stream): return "\n# its body is what came from \(stream.name)\n"
    case .multipart(let form) where form.pieces.allSatisfy(\.isText):
      return "\n" + form.pieces.map { $0.line(&plain) }.joined()
    case .bytes, .multipart:
      return "\n# its body is bytes that are no text, \(try body.allBytes().count) of them\n"
    }
  }
}

extension RedactedRequest {
  /// What it asks in GraphQL, line by line. Where a signature covers the body, its bytes count.
  fileprivate var query: [String]? {
    guard method == .post, signature.isEmpty,
      headers.contains(where: {
        HeaderField(name: $0.name, value: "").isNamed("Content-Type") && $0.value == "application/json"
      })
    else { return nil }
    return bodyText.flatMap { GraphQLBody.lines(of: $0) }
  }
}

extension MultipartForm.Part.Content {
  fileprivate var isText: Bool {
    guard case .bytes(let bytes) = self else { return true }
    return String(validating: bytes, as: UTF8.self) != nil
  }

  fileprivate func line(_ plain: inout PlainHTTPText) -> String {
    switch self {
    case .bytes(let bytes): plain.body(String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n"))
    case .file(let path): "< \(path)"
    }
  }
}
