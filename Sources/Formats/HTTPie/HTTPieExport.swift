internal import ApusClient
internal import ApusEncodings
package import ApusRedaction

/// A request as an `http` command of HTTPie for a POSIX shell.
package struct HTTPieExport {
  private let request: RedactedRequest

  package init(_ request: RedactedRequest) { self.request = request }

  package func text() throws -> String {
    let (options, items, input) = try body()
    var parts = [
      ["http"] + (input == nil ? ["--ignore-stdin"] : []) + options + connection + person + [
        request.method.name, ShellText.word(request.url),
      ]
    ]
    parts += request.handshake.map { [ShellText.word("\($0.name):\($0.value)")] }
    parts += headers(hasItems: !items.isEmpty && request.formParts != nil) + items
    let command = ShellText.command(parts)
    return input.map { ShellText.feeding($0, to: command) } ?? command
  }

  private var connection: [String] {
    let options = request.options
    var words: [String] = []
    if options.followsRedirects { words.append("--follow") }
    if request.hasDotSegments { words.append("--path-as-is") }
    if isChunked { words.append("--chunked") }
    if !options.tls.verifies { words.append("--verify=no") }
    if let file = options.tls.authorities { words.append("--verify=" + ShellText.word(file)) }
    if let file = options.tls.clientCertificate { words.append("--cert=" + ShellText.word(file)) }
    if let file = options.tls.clientKey { words.append("--cert-key=" + ShellText.word(file)) }
    if let proxy = request.proxy, !proxy.isEmpty { words.append("--proxy=" + ShellText.word("all:" + proxy)) }
    return words
  }

  /// The header alone would not do: HTTPie would announce the length too.
  private var isChunked: Bool {
    request.body != nil && request.header("Transfer-Encoding")?.lowercased() == "chunked"
  }

  private var person: [String] {
    guard let person = request.person, let type = person.scheme.words.httpie else { return [] }
    let pair = ShellText.word("\(person.user):\(person.password)")
    let user = person.user[...].begins(with: "-") ? ["--auth=" + pair] : ["-a", pair]
    return (person.scheme == .usualPair ? [] : ["-A", type]) + user
  }

  private func headers(hasItems isForm: Bool) -> [[String]] {
    var parts: [[String]] = []
    for (name, value) in request.signedHeaders {
      let field = HeaderField(name: name, value: value)
      let isUsual =
        field.isNamed("Content-Length") || (field.isNamed("Accept") && value == "*/*" && request.body == nil)
        || (field.isNamed("Content-Type") && isForm) || (field.isNamed("Transfer-Encoding") && isChunked)
      if isUsual { continue }
      // A blank keeps the value's first character from being a part of the sign.
      let blank = value.unicodeScalars.first.map { "=@".unicodeScalars.contains($0) } ?? false ? " " : ""
      parts.append([ShellText.word(value.isEmpty ? "\(name);" : "\(name):\(blank)\(value)")])
    }
    if request.header("Accept") == nil { parts.append(["Accept:"]) }
    if request.body != nil, request.header("Content-Type") == nil { parts.append(["Content-Type:"]) }
    if request.header("Accept-Encoding") == nil {
      if !request.options.decompresses { parts.append(["Accept-Encoding:"]) }
      if request.options.decompresses, request.header("Range") != nil {
        parts.append(["Accept-Encoding:identity"])
      }
    }
    return parts
  }

  // MARK: The body

  private func body() throws -> (options: [String], items: [[String]], input: [UInt8]?) {
    guard let body = request.body else { return ([], [], nil) }
    if case .file(let path) = body.content { return ([], [[ShellText.word("@" + path)]], nil) }
    if let parts = request.formParts, parts.allSatisfy(Self.canBeItem) {
      return (["--multipart"], parts.map(Self.item), nil)
    }
    if let text = request.bodyText {
      // Behind a blank it would be an option of its own.
      let raw =
        text[...].begins(with: "-") ? ["--raw=" + ShellText.word(text)] : ["--raw", ShellText.word(text)]
      return ([], [raw], nil)
    }
    return ([], [], try body.allBytes())
  }

  /// HTTPie is another program: a sign with a mark behind it is one there.
  private static let signs = ":;=@".unicodeScalars

  /// A backslash before a sign takes its meaning away and is gone then, and there is no other way to write one.
  private static func canBeItem(_ part: MultipartForm.Part) -> Bool {
    let value = (part.text ?? "").unicodeScalars
    return !part.name.unicodeScalars.contains("\\")
      && !zip(value, value.dropFirst()).contains { $0 == "\\" && signs.contains($1) }
  }

  private static func item(_ part: MultipartForm.Part) -> [String] {
    let name = part.name.replacing([":": "\\:", ";": "\\;", "=": "\\=", "@": "\\@"])
    guard let path = part.path else {
      let value = part.text ?? ""
      // What follows the sign would be a part of it: `=@` reads a file.
      let isSign = value.unicodeScalars.first.map { signs.contains($0) } ?? false
      return [ShellText.word("\(name)=\(isSign ? "\\" : "")\(value)")]
    }
    let type = part.contentType.map { ";type=\($0)" } ?? ""
    return [ShellText.word("\(name)@\(path)\(type)")]
  }
}

extension RedactedRequest {
  /// The options that no HTTPie has.
  package var leftOutByHTTPie: [String] {
    connectionOptions(besides: ["--verify", "--cert", "--proxy"]) + scheme(unless: \.httpie)
      + passphrase + (options.tls.oldestVersion == nil ? [] : ["the version of TLS"])
  }
}
