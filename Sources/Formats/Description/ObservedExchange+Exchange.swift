package import ApusClient
internal import ApusEncodings
package import ApusJSON
internal import ApusLanguage
package import ApusOpenAPI
package import ApusRedaction

extension ObservedExchange {
  /// What a request and its answer say of the API at a server; `nil` for one that was asked elsewhere, got no answer, or has a
  /// secret in its path. No other secret is kept either.
  ///
  /// - Parameters:
  ///   - answer: the body of the answer, as JSON; `nil` where it is none.
  package init?(
    _ exchange: Exchange, number: Int, at server: WebURL, answer: JSONDocument?, redactor: inout Redactor
  ) {
    let request = exchange.request
    let redacted = RedactedRequest(request, redactor: &redactor)
    guard request.url.origin == server.origin, request.url.isBelow(server), let head = exchange.response,
      let url = try? WebURL(redacted.url)
    else { return nil }
    let path = "/" + url.path.dropFirst(server.path.withoutFinalSlash.count).drop { $0 == "/" }
    guard !Self.isSecret(path) else { return nil }
    self.init(number: number, method: request.method.name, path: path, status: head.status)
    let items = url.queryItems.map { (name: $0.name, value: $0.value ?? "") }
    query = items.filter { !Self.isSecret($0.value) }
    let isCredential = { (field: (name: String, value: String)) in
      Self.isSecret(field.value) || request.headers.contains { $0.isNamed(field.name) && $0.isCredential }
    }
    credentials =
      Self.credentials(redacted.headers.filter(isCredential), redacted.person)
      + items.filter { Self.isSecret($0.value) }.map { .key(.query, name: $0.name) }
    headers = redacted.headers.filter { !isCredential($0) }
    let type = request.headers["Content-Type"] ?? request.body?.contentType
    body = redacted.body.flatMap { Self.body($0, type: type) }
    guard exchange.body.byteCount > 0 else { return }
    self.answer = Body(
      type: HeaderParameters.essence(of: head.headers["Content-Type"] ?? "application/octet-stream"),
      answer.map { .json($0) } ?? .other)
  }

  /// Whether a value was put in the place of a secret, percent-encoded or not.
  private static func isSecret(_ text: String) -> Bool {
    PercentEncoding.decode(text).contains("{{" + SecretPlaceholder.prefix)
  }

  private static func credentials(
    _ headers: [(name: String, value: String)], _ person: RedactedRequest.Person?
  ) -> [SecurityScheme.Kind] {
    let kinds = headers.filter { $0.name.lowercased() != "cookie" }.map { field in
      guard field.name.lowercased() == "authorization" else {
        return SecurityScheme.Kind.key(.header, name: field.name)
      }
      let words = field.value.split(separator: " ")
      return .authorization(words.count > 1 ? words[0].lowercased() : AuthScheme.usualToken.name.lowercased())
    }
    return kinds + (person.map { [.authorization($0.scheme.name.lowercased())] } ?? [])
  }

  private static func body(_ body: ApusClient.RequestBody, type: String?) -> Body? {
    let type = HeaderParameters.essence(of: type ?? body.contentType ?? "application/octet-stream")
    switch body.content {
    case .multipart(let form):
      let fields = form.parts.map { part -> (name: String, value: String) in
        guard case .bytes(let bytes) = part.content, part.fileName == nil else { return (part.name, "file") }
        return (part.name, String(decoding: bytes, as: UTF8.self))
      }
      return Body(type: type, .fields(fields))
    case .bytes(let bytes):
      if type == MediaType.pairs {
        let url = WebURL.http("localhost").with(path: "/", query: String(decoding: bytes, as: UTF8.self))
        return Body(type: type, .fields(url.queryItems.map { ($0.name, $0.value ?? "") }))
      }
      let document = type.hasSuffix("json") ? try? JSONDocument(bytes) : nil
      return Body(type: type, document.map { .json($0) } ?? .other)
    case .file, .stream: return Body(type: type, .other)
    }
  }
}

extension WebURL {
  /// Whether its path is that of another one, or below it.
  package func isBelow(_ other: WebURL) -> Bool {
    let root = other.path.withoutFinalSlash
    return path == root || path.hasPrefix(root + "/")
  }
}
