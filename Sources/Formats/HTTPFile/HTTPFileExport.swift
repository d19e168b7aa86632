internal import ApusClient
internal import ApusEncodings
package import ApusRedaction

/// Requests as a `.http` file, for the editors that run them and for `run`. Secrets are variables at its top, which
/// take their values from the environment.
package struct HTTPFileExport {
  private let requests: [RedactedRequest]

  package init(_ requests: [RedactedRequest]) { self.requests = requests }

  package func text() -> String {
    var names: [String] = []
    var texts: [String] = []
    var plain = PlainHTTPText()
    for (place, request) in requests.enumerated() {
      let text = self.text(of: request, place + 1, &plain)
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

  /// What of a request such a file has no word for, as options are called here, and its body where that is none.
  package static func leftOut(_ request: RedactedRequest) -> [String] {
    request.connectionOptions(besides: []) + (unwritten(request) == nil ? [] : ["body"])
  }

  /// - Parameter number: its place in the file.
  private func text(of request: RedactedRequest, _ number: Int, _ plain: inout PlainHTTPText) -> String {
    // A conversation has a word of its own there, and an address of its own kind.
    let isTalk = request.said != nil
    let method = isTalk ? "WEBSOCKET" : "\(request.method)"
    let url = plain.line(isTalk ? WebSocketAddress.asWebSocket(request.url) : request.url)
    var lines = ["### \(method) \(url.prefix { $0 != "?" })"]
    if !request.options.followsRedirects { lines.append("# @no-redirect") }
    if let what = Self.unwritten(request) {
      lines.append("# \(what), and cannot stand here: put it into \(Self.file(number))")
    }
    lines.append("\(method) \(url)")
    let recipe = request.person.flatMap { $0.scheme.words.recipe }
    let query = recipe == nil ? request.query : nil
    let unsaid = query == nil ? ["Content-Length"] : ["Content-Length", "Content-Type"]
    if query != nil { lines.append("X-REQUEST-TYPE: GraphQL") }
    for (name, value) in recipe == nil ? request.signedHeaders : request.headers
    where !unsaid.contains(where: HeaderField(name: name, value: "").isNamed) {
      lines.append(value.isEmpty ? "\(name):" : "\(name): \(plain.line(value))")
    }
    // What makes a WebSocket of it whoever speaks that adds; what is to be spoken inside is said.
    if isTalk,
      let spoken = request.handshake.first(where: {
        HeaderField(name: $0.name, value: "").isNamed("Sec-WebSocket-Protocol")
      })
    {
      lines.append("\(spoken.name): \(plain.line(spoken.value))")
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
      return lines.joined(separator: "\n") + "\n\n"
        + said.map { plain.wholeBody($0) }.joined(separator: "\n===\n")
        + "\n"
    }
    if let query { return (lines + [""] + query.map { plain.body($0) }).joined(separator: "\n") + "\n" }
    return lines.joined(separator: "\n") + "\n" + body(of: request, number, &plain)
  }

  private func body(of request: RedactedRequest, _ number: Int, _ plain: inout PlainHTTPText) -> String {
    guard let body = request.body else { return "" }
    // Without that file nothing is sent, rather than a request without its body.
    if Self.unwritten(request) != nil { return "\n< \(Self.file(number))\n" }
    if let text = request.bodyText { return text.isEmpty ? "" : "\n\(plain.wholeBody(text))\n" }
    switch body.content {
    case .file(let path): return "\n< \(path)\n"
    case .multipart(let form): return "\n" + form.pieces.map { $0.line(&plain) }.joined()
    case .bytes, .stream: return ""
    }
  }

  private static func file(_ number: Int) -> String { "./body-\(number)" }

  /// Why a body cannot be written as it is; `nil` for one that can.
  private static func unwritten(_ request: RedactedRequest) -> String? {
    switch request.body?.content {
    case nil, .file: return nil
    case .stream(let stream): return "its body is what came from \(stream.name)"
    case .multipart(let form):
      return form.pieces.allSatisfy(\.isText) ? nil : "its body has parts that are no text with plain lines"
    case .bytes(let bytes):
      guard let text = request.bodyText else {
        let isText = String(validating: bytes, as: UTF8.self) != nil
        return isText
          ? "its body has carriage returns or control characters" : "its body is bytes that are no text"
      }
      // A form may be broken into lines there, which are none of its values'.
      let isForm = request.header("Content-Type")?.lowercased().contains("x-www-form-urlencoded") ?? false
      return isForm && (text.contains { $0 == "\n" } || text.trimmed != text)
        ? "its body is a form with blanks around its pairs" : nil
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
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return !text.replacing("\r\n", with: "").utf8.contains(0x0d)
  }

  fileprivate func line(_ plain: inout PlainHTTPText) -> String {
    switch self {
    case .bytes(let bytes): plain.body(String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n"))
    case .file(let path): "< \(path)"
    }
  }
}
