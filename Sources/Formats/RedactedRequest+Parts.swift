internal import ApusClient
internal import ApusRedaction

extension RedactedRequest {
  /// The value of a header; `nil` when the request has none of that name.
  func header(_ name: String) -> String? {
    headers.first { HeaderField(name: $0.name, value: "").isNamed(name) }?.value
  }

  /// The options of its connection, as they are called here, that another program has no word for.
  package func connectionOptions(besides known: Set<String>) -> [String] {
    let all = [
      ("--verify", !options.tls.verifies || options.tls.authorities != nil),
      ("--cert", options.tls.clientCertificate != nil), ("--proxy", proxy != nil),
      ("--resolve", !options.resolve.isEmpty), ("--unix-socket", options.unixSocket != nil),
      ("--http1.0", options.httpVersion == .http10), ("--http1.1", options.httpVersion == .http11),
      ("--http2", options.httpVersion == .http2),
      ("--http2-prior-knowledge", options.httpVersion == .http2PriorKnowledge),
    ]
    return all.filter { $0.1 && !known.contains($0.0) }.map(\.0)
  }

  /// What opens the key is written nowhere.
  var passphrase: [String] { options.tls.keyPassphrase == nil ? [] : ["--pass"] }

  /// The option for a scheme that takes a user and that another program has no word for. What signs has its signature
  /// instead.
  func scheme(unless word: KeyPath<AuthScheme.Words, String?>) -> [String] {
    guard let scheme = person?.scheme, scheme.words[keyPath: word] == nil, signature.isEmpty else {
      return []
    }
    return [scheme.inALine]
  }

  /// Its headers with the signature that it would be sent with now.
  var signedHeaders: [(name: String, value: String)] {
    let names = signature.map { HeaderField(name: $0.name, value: "") }
    return headers.filter { header in !names.contains { $0.isNamed(header.name) } } + signature
  }

  /// What stands of its signature in every export that has it, however a secret before it is spelled there.
  package var endOfSignature: String? {
    guard case .text(let end)? = (signature.last?.value).flatMap({ SecretText.pieces(of: $0).last }) else {
      return nil
    }
    return end
  }

  /// Whether its path has segments that other programs resolve unless told otherwise.
  var hasDotSegments: Bool {
    let path = url.prefix { $0 != "?" }
    return path.contains("/./") || path.contains("/../") || path.hasSuffix("/.") || path.hasSuffix("/..")
  }

  /// The body, when it is text that can be typed: no control characters but line ends and tabs.
  var bodyText: String? {
    guard case .bytes(let bytes)? = body?.content, let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x7f }
      )
    else { return nil }
    return text
  }

  /// The parts of a form that other programs can make: texts and files, no other bytes, and nothing that is signed as it
  /// stands.
  var formParts: [MultipartForm.Part]? {
    guard case .multipart(let form)? = body?.content, header("Content-Type") == form.contentType,
      signature.isEmpty, form.parts.allSatisfy(\.isTextOrFile)
    else { return nil }
    return form.parts
  }

  /// The variables that stand for its secrets, in the order in which they appear.
  package var secretNames: [String] {
    var texts = [url] + headers.map(\.value) + [proxy ?? "", person?.user ?? "", person?.password ?? ""]
    texts += signature.map(\.value) + (formParts?.compactMap(\.text) ?? [bodyText ?? ""])
    return texts.flatMap(SecretText.pieces).compactMap { piece in
      if case .secret(let name) = piece { name } else { nil }
    }
  }

  /// The proxy's URL, its password as a secret; empty for none at all, `nil` for whatever the environment says.
  var proxy: String? {
    switch options.proxy {
    case .environment: return nil
    case .direct: return ""
    case .through(let proxy):
      let host = proxy.host.contains(":") ? "[\(proxy.host)]" : proxy.host
      let password = proxy.password == nil ? "" : ":{{secret:PROXY_PASSWORD}}"
      let person = proxy.user.map { "\($0)\(password)@" } ?? ""
      return "\(proxy.scheme)://\(person)\(host)" + (proxy.port.map { ":\($0)" } ?? "")
    }
  }
}

extension MultipartForm.Part {
  /// The text of a plain field; `nil` for a file.
  package var text: String? {
    guard case .bytes(let bytes) = content, fileName == nil, contentType == nil else { return nil }
    return String(validating: bytes, as: UTF8.self).flatMap { $0.contains("\0") ? nil : $0 }
  }

  var path: String? { if case .file(let path) = content { path } else { nil } }

  fileprivate var isTextOrFile: Bool { text != nil || path != nil }
}
