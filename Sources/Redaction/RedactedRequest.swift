@_spi(Secrets) package import ApusClient

/// A request as it may be written down for other programs: every secret in it reads `{{secret:NAME}}`.
package struct RedactedRequest: Sendable {
  package let method: HTTPMethod
  /// Without user and password.
  package let url: String
  /// With the content type that a body brings along; without a user and a password, which are `person`.
  package let headers: [(name: String, value: String)]
  package let body: RequestBody?
  package let person: Person?
  /// What its login would sign it with now, for those that have no word for that; nothing where it does not sign.
  package let signature: [(name: String, value: String)]
  package let options: RequestOptions
  /// What was said over the WebSocket that it asked for, which is nothing where that was refused; `nil` for every other
  /// request.
  package private(set) var said: [String]?
  /// The fields that ask for that WebSocket, with a key that is an example; none for every other request.
  package private(set) var handshake: [(name: String, value: String)] = []

  /// Who asks, by a scheme that takes a user.
  package struct Person: Sendable {
    package let scheme: AuthScheme
    package let user: String
    package let password: String
    /// What one that signs takes besides, and its second secret.
    package var settings: [AuthScheme.Setting.Name: String] = [:]
    package var token: String?
  }

  package init(_ request: Request, redactor: inout Redactor) {
    let request = request.movingUserToHeader().spelledToSign
    let login = request.options.login
    let pair = request.headers.first("Authorization").flatMap(AuthScheme.pair)
    // Under its own name, before it is learnt as a part of the credentials.
    if let pair { redactor.learn(pair.password, named: "PASSWORD") }
    if let login {
      redactor.learn(login.password, named: login.secretName)
      _ = redactor.user(of: login)
    }
    redactor.learn(from: request)
    method = request.method
    options = request.options
    url = redactor.redact(request.url.showingPlaceholders)
    var fields = pair == nil ? request.headers : request.headers.removing("Authorization")
    if let type = request.body?.contentType, !fields.contains("Content-Type") {
      fields = fields.adding("Content-Type", type)
    }
    headers = fields.map { ($0.name, redactor.redactValue(of: $0)) }
    if let login {
      person = Person(
        scheme: login.scheme, user: redactor.user(of: login),
        password: redactor.placeholder(for: login.password, named: login.secretName),
        settings: login.settings.mapValues { redactor.redact($0) },
        token: login.token.map { redactor.placeholder(for: $0, named: "SESSION_TOKEN") })
    } else {
      person = pair.map { scheme, user, password in
        // A user without a password is most often a token.
        password.isEmpty
          ? Person(
            scheme: scheme, user: redactor.placeholder(for: Secret(user), named: "USER_TOKEN"), password: "")
          : Person(
            scheme: scheme, user: redactor.redact(user),
            password: redactor.placeholder(for: password, named: "PASSWORD"))
      }
    }
    signature = Self.signature(of: request, &redactor)
    body = request.body.map { Self.redacted($0, type: fields["Content-Type"], &redactor) }
  }

  /// A signature is no secret: it is for this request, and for a while. A token beside it is one.
  private static func signature(
    of request: Request, _ redactor: inout Redactor
  ) -> [(name: String, value: String)] {
    ((try? request.signature()) ?? []).map { field in
      let value = field.revealed
      if value != request.options.login?.token?.reveal() { redactor.spare(value) }
      return (field.name, redactor.redact(value))
    }
  }

  /// The request of an exchange, with what it said in a conversation.
  ///
  /// - Parameter request: the same request where more of it is marked as secret.
  package init(_ exchange: Exchange, as request: Request? = nil, redactor: inout Redactor) {
    self.init(request ?? exchange.request, redactor: &redactor)
    guard exchange.asksForWebSocket else { return }
    var texts: [String] = []
    for entry in exchange.conversation?.entries ?? [] where entry.isSent {
      guard case .text(let text) = entry.message else { continue }
      texts.append(
        String(decoding: redactor.redact(body: Array(text.utf8), contentType: nil), as: UTF8.self))
    }
    said = texts
    let plain = Request(url: exchange.request.url)
    handshake = WebSocketHandshake.example(exchange.offeredProtocols.map { redactor.redact($0) }).fields(
      for: plain
    )
    .filter { !$0.isNamed("Host") && !exchange.request.headers.contains($0.name) }.map {
      ($0.name, $0.revealed)
    }
  }

  package static func redacted(
    _ body: RequestBody, type: String?, _ redactor: inout Redactor
  ) -> RequestBody {
    switch body.content {
    case .file, .stream: return body
    case .bytes(let bytes):
      return .bytes(redactor.redact(body: bytes, contentType: type), contentType: body.contentType)
    case .multipart(let form):
      let asksForToken = form.parts.contains { $0.name == SecretNames.grantType }
      let parts = form.parts.map { part -> MultipartForm.Part in
        // What is known may stand in a name, too.
        let (name, file) = (redactor.redact(part.name), part.fileName.map { redactor.redact($0) })
        guard case .bytes(let bytes) = part.content else {
          return MultipartForm.Part(
            name, fileName: file, contentType: part.contentType, content: part.content)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let value =
          redactor.rules.hides(field: part.name)
            || SecretNames.hides(part.name, text, in: .form, besideGrantType: asksForToken)
          ? Array(redactor.placeholder(for: text, named: part.name).utf8)
          : redactor.redact(body: bytes, contentType: part.contentType)
        return MultipartForm.Part(
          name, fileName: file, contentType: part.contentType, content: .bytes(value))
      }
      return .multipart(MultipartForm(parts, boundary: form.boundary))
    }
  }
}

extension Redactor {
  /// Who a login says it is, as it may be written down. On a screen it is shown.
  package mutating func user(of login: Login) -> String {
    if let user = login.secretUser { learn(user) }
    return redact(login.user)
  }

  fileprivate mutating func placeholder(for secret: Secret, named name: String) -> String {
    let value = secret.reveal()
    return value.isEmpty ? "" : placeholder(for: value, named: secret.name ?? name)
  }
}

extension RequestBody {
  /// All of its bytes, files included.
  package func allBytes() throws(BodySource.Unreadable) -> [UInt8] { try wholeBytes(of: self) }
}
