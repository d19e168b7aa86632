@_spi(Secrets) package import APIClient
internal import Encodings

/// A request as it may be written down for other programs: every secret in it reads `{{secret:NAME}}`.
package struct RedactedRequest: Sendable {
  package let method: HTTPMethod
  /// Without user and password.
  package let url: String
  /// With the content type that a body brings along; without the basic credentials, which are `person`.
  package let headers: [(name: String, value: String)]
  package let body: RequestBody?
  package let person: Person?
  package let options: RequestOptions

  /// Who asks, by basic or digest authentication.
  package struct Person: Sendable {
    package let user: String
    package let password: String
    package let isDigest: Bool
  }

  package init(_ request: Request, redactor: inout Redactor) {
    let request = request.movingUserToHeader()
    let basic = request.headers.first("Authorization").flatMap(Self.basic)
    // Under its own name, before it is learnt as a part of the credentials.
    for password in [basic?.password, request.options.digest?.password].compactMap(\.self) {
      redactor.learn(password, named: "PASSWORD")
    }
    redactor.learn(from: request)
    method = request.method
    options = request.options
    url = redactor.redact(request.url.showingPlaceholders)
    var fields = basic == nil ? request.headers : request.headers.removing("Authorization")
    if let type = request.body?.contentType, !fields.contains("Content-Type") {
      fields = fields.adding("Content-Type", type)
    }
    headers = fields.map { ($0.name, redactor.redactValue(of: $0)) }
    if let digest = request.options.digest {
      person = Person(
        user: redactor.redact(digest.user),
        password: redactor.placeholder(for: digest.password, named: "PASSWORD"), isDigest: true)
    } else {
      person = basic.map { user, password in
        // A user without a password is most often a token.
        password.isEmpty
          ? Person(
            user: redactor.placeholder(for: Secret(user), named: "USER_TOKEN"), password: "", isDigest: false)
          : Person(
            user: redactor.redact(user), password: redactor.placeholder(for: password, named: "PASSWORD"),
            isDigest: false)
      }
    }
    body = request.body.map { Self.redacted($0, type: fields["Content-Type"], &redactor) }
  }

  /// The user and the password of basic credentials, however they were given.
  private static func basic(_ field: HeaderField) -> (user: String, password: Secret)? {
    let (text, name) =
      switch field.value {
      case .text(let text): (text, String?.none)
      case .secret(let secret): (secret.reveal(), secret.name)
      }
    guard text.lowercased().hasPrefix("basic "),
      let pair = Base64.decoded(String(text.dropFirst(6))).flatMap({ String(validating: $0, as: UTF8.self) }),
      let colon = pair.firstIndex(of: ":")
    else { return nil }
    return (String(pair[..<colon]), Secret(String(pair[pair.index(after: colon)...]), name: name))
  }

  package static func redacted(
    _ body: RequestBody, type: String?, _ redactor: inout Redactor
  ) -> RequestBody {
    switch body.content {
    case .file: return body
    case .bytes(let bytes):
      return .bytes(redactor.redact(body: bytes, contentType: type), contentType: body.contentType)
    case .multipart(let form):
      let asksForToken = form.parts.contains { $0.name == SecretNames.grantType }
      let parts = form.parts.map { part -> MultipartForm.Part in
        guard case .bytes(let bytes) = part.content else { return part }
        let text = String(decoding: bytes, as: UTF8.self)
        let value =
          SecretNames.hides(part.name, text, in: .form, besideGrantType: asksForToken)
          ? Array(redactor.placeholder(for: text, named: part.name).utf8)
          : redactor.redact(body: bytes, contentType: part.contentType)
        return MultipartForm.Part(
          part.name, fileName: part.fileName, contentType: part.contentType, content: .bytes(value))
      }
      return .multipart(MultipartForm(parts, boundary: form.boundary))
    }
  }
}

extension Redactor {
  fileprivate mutating func placeholder(for secret: Secret, named name: String) -> String {
    let value = secret.reveal()
    return value.isEmpty ? "" : placeholder(for: value, named: secret.name ?? name)
  }
}

extension RequestBody {
  /// All of its bytes, files included.
  package func allBytes() throws(BodySource.Unreadable) -> [UInt8] { try wholeBytes(of: self) }
}
