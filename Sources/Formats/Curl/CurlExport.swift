internal import ApusClient
internal import ApusEncodings
package import ApusRedaction

/// A request as a `curl` command for a POSIX shell. It sends the same method, URL, headers and body; only a
/// `User-Agent` that is not there is curl's own.
package struct CurlExport {
  private let request: RedactedRequest

  package init(_ request: RedactedRequest) { self.request = request }

  package func text() throws -> String {
    var parts = [["curl", ShellText.word(request.url)]]
    let (body, input) = try self.body()
    parts += method(hasData: !body.isEmpty) + urlOptions + handshake
    parts += headers(isForm: request.formParts != nil)
    parts += person + connection + body
    let command = ShellText.command(parts)
    return input.map { ShellText.feeding($0, to: command) } ?? command
  }

  private func method(hasData: Bool) -> [[String]] {
    if request.method == .head, !hasData { return [["--head"]] }
    return request.method == (hasData ? .post : .get) ? [] : [["-X", ShellText.word(request.method.name)]]
  }

  /// curl takes brackets for ranges, and dots for steps.
  private var urlOptions: [[String]] {
    let isPattern = SecretText.filled(request.url) { _ in "" }.contains { "[]{}".contains($0) }
    return (isPattern ? [["-g"]] : []) + (request.hasDotSegments ? [["--path-as-is"]] : [])
  }

  /// What shows that a WebSocket begins, the head with it and without waiting. A newer version of HTTP has no such words.
  private var handshake: [[String]] {
    guard !request.handshake.isEmpty else { return [] }
    let isChosen = request.options.httpVersion != .automatic
    return [["-i", "-N"]] + (isChosen ? [] : [["--http1.1"]])
      + request.handshake.map { ["-H", ShellText.word("\($0.name): \($0.value)")] }
  }

  private func headers(isForm: Bool) -> [[String]] {
    var parts: [[String]] = []
    for (name, value) in request.signedHeaders {
      let field = HeaderField(name: name, value: value)
      let isCurls =
        field.isNamed("Content-Length") || (field.isNamed("Accept") && value == "*/*")
        || (field.isNamed("Content-Type") && (isForm || (value == Self.formType && request.body != nil)))
      if isCurls { continue }
      parts.append(["-H", ShellText.word(value.isEmpty ? "\(name);" : "\(name): \(value)")])
    }
    // What curl would add by itself, and the request does not have.
    if request.header("Accept") == nil { parts.append(["-H", "Accept:"]) }
    if request.body != nil, request.header("Content-Type") == nil { parts.append(["-H", "Content-Type:"]) }
    let others = ["Accept-Encoding", "Range", "Upgrade"]
    if request.options.decompresses, request.handshake.isEmpty,
      others.allSatisfy({ request.header($0) == nil })
    {
      parts.append(["--compressed"])
    }
    return parts
  }

  private static let formType = "application/x-www-form-urlencoded"

  private var person: [[String]] {
    guard let person = request.person, let chosen = person.scheme.words.curlSwitch else { return [] }
    let user = ["-u", ShellText.word("\(person.user):\(person.password)")]
    return person.scheme == .usualPair ? [user] : [[chosen], user]
  }

  private var connection: [[String]] {
    let options = request.options
    var parts: [[String]] = []
    if options.followsRedirects { parts.append(["-L"]) }
    if options.followsRedirects, options.limits.redirects != Limits().redirects {
      parts.append(["--max-redirs", "\(options.limits.redirects)"])
    }
    if !options.tls.verifies { parts.append(["-k"]) }
    for (name, value) in [
      ("--cacert", options.tls.authorities), ("--cert", options.tls.clientCertificate),
      ("--key", options.tls.clientKey), ("--unix-socket", options.unixSocket),
    ] {
      if let value { parts.append([name, ShellText.word(value)]) }
    }
    if let version = options.tls.oldestVersion { parts.append(["--tlsv\(version.rawValue)"]) }
    if let proxy = request.proxy {
      parts.append(proxy.isEmpty ? ["--noproxy", "'*'"] : ["-x", ShellText.word(proxy)])
    }
    parts += transfer(options)
    parts += options.resolve.map { ["--resolve", ShellText.word($0)] }
    switch options.httpVersion {
    case .automatic: break
    case .http10: parts.append(["--http1.0"])
    case .http11: parts.append(["--http1.1"])
    case .http2: parts.append(["--http2"])
    case .http2PriorKnowledge: parts.append(["--http2-prior-knowledge"])
    }
    return parts
  }

  private func transfer(_ options: RequestOptions) -> [[String]] {
    var parts: [[String]] = []
    if let version = options.tls.oldestVersion { parts.append(["--tlsv\(version.rawValue)"]) }
    let named = [
      ("--tls-max", options.tls.newestVersion?.rawValue), ("--ciphers", options.tls.ciphers),
      ("--tls13-ciphers", options.tls.ciphersOfTLS13),
      ("--limit-rate", options.bytesPerSecond.map(String.init)),
      ("--max-filesize", options.limits.wireBytes.map(String.init)),
    ]
    for (name, value) in named {
      if let value { parts.append([name, ShellText.word(value)]) }
    }
    switch options.addressFamily {
    case .any: break
    case .ipv4: parts.append(["-4"])
    case .ipv6: parts.append(["-6"])
    }
    return parts + options.connectTo.map { ["--connect-to", ShellText.word($0)] }
  }

  // MARK: The body

  /// The options that make the body, and bytes that curl is to read from its input.
  private func body() throws -> (parts: [[String]], input: [UInt8]?) {
    guard let body = request.body else { return ([], nil) }
    if case .file(let path) = body.content { return ([["--data-binary", ShellText.word("@" + path)]], nil) }
    if let parts = request.formParts { return (parts.map(Self.form), nil) }
    if let text = request.bodyText { return ([["--data-raw", ShellText.word(text)]], nil) }
    return ([["--data-binary", "@-"]], try body.allBytes())
  }

  private static func form(_ part: MultipartForm.Part) -> [String] {
    guard let path = part.path else {
      return ["--form-string", ShellText.word("\(part.name)=\(part.text ?? "")")]
    }
    var text = "\(part.name)=@\(quoted(path))"
    if let type = part.contentType { text += ";type=\(type)" }
    if let name = part.fileName { text += ";filename=\(quoted(name))" }
    return ["-F", ShellText.word(text)]
  }

  /// In curl's own quotes, where commas and semicolons are none of its signs.
  private static func quoted(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { ",;\"\\ ".unicodeScalars.contains($0) }) else { return name }
    return "\"" + name.replacing(["\\": "\\\\", "\"": "\\\""]) + "\""
  }
}

extension RedactedRequest {
  /// The options that no curl has.
  package var leftOutByCurl: [String] { scheme(unless: \.curlSwitch) + passphrase }
}
