internal import ApusEncodings

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension AuthScheme {
  /// Signature Version 4, as AWS describes it.
  package static let aws = AuthScheme(
    "aws", "a signature as AWS and its like want it, from an access key and its secret",
    .signer { request, login throws(RequestError) in
      try AWSLogin(login).fields(for: request, at: login.moment ?? Date())
    },
    spellings: [AWSSignature.word], isStandard: false,
    settings: [
      Setting(.region, "R", "is the region, such as us-east-1", isRequired: true),
      Setting(.service, "S", "is the service, such as s3 or sqs", isRequired: true),
      Setting(.token, "T", "is the token of a key that holds for a while, or env:NAME", isSecret: true),
      Setting(.profile, "NAME", "takes the key of that profile in ~/.aws/credentials"),
    ], elsewhere: elsewhere, settingsOfHost: AWSHost.settings,
    spelling: { AWSLogin($1).spelled($0) },
    holds: .seconds(900),
    words: Words(
      recipe: "AWS", middleware: "RequestSigning", signing: (".aws", "access", "secret"),
      foundation: "URLSession alone signs no request."))
}

extension AuthScheme {
  private static let elsewhere = Elsewhere(
    user: ["AWS_ACCESS_KEY_ID"], password: ["AWS_SECRET_ACCESS_KEY"], token: ["AWS_SESSION_TOKEN"],
    settings: [.region: ["AWS_REGION", "AWS_DEFAULT_REGION"]], profile: ("AWS_PROFILE", "default"),
    credentials: ("AWS_SHARED_CREDENTIALS_FILE", "~/.aws/credentials"),
    configuration: ("AWS_CONFIG_FILE", "~/.aws/config"))
}

extension Login {
  /// For Signature Version 4: each request is signed as it goes out, after a redirect anew.
  ///
  /// - Parameters:
  ///   - access: the access key's name, which is shown.
  ///   - secret: what signs; it never goes out.
  ///   - region: such as `us-east-1`.
  ///   - service: such as `s3`.
  ///   - token: of a key that holds for a while. None by default.
  public static func aws(
    access: String, secret: Secret, region: String, service: String, token: Secret? = nil
  ) -> Login {
    Login(
      .aws, user: access, password: secret, settings: [.region: region, .service: service], token: token)
  }
}

/// What a login says of Signature Version 4.
struct AWSLogin {
  private let signature: AWSSignature

  init(_ login: Login) {
    signature = AWSSignature(
      access: login.user, secret: login.password, token: login.token,
      region: login.settings[.region] ?? "us-east-1", service: login.settings[.service] ?? "execute-api")
  }

  /// What may be changed on its way, or is added after the signature.
  private static let unsigned = [
    "Authorization", "Accept-Encoding", "Connection", "Cookie", "Expect", "Keep-Alive", "Proxy-Authorization",
    "Proxy-Connection", "TE", "Transfer-Encoding", "Upgrade", "User-Agent", "X-Amzn-Trace-Id",
  ]

  private static let unsignedPayload = "UNSIGNED-PAYLOAD"

  private var isStorage: Bool { signature.service.hasPrefix("s3") }

  /// A blank of a query as `%20`, a sign escaped wherever it may be: servers that sign what stands there, and those that
  /// read it first and write it again, come to the same.
  func spelled(_ url: WebURL) -> WebURL {
    let path = isStorage ? AWSCanonicalRequest.spelled(path: url.path) : url.path
    return url.with(
      path: path, query: url.query.map(AWSCanonicalRequest.spelled(query:)), fragment: url.fragment)
  }

  /// - Parameter now: the moment that the signature says, unless the request says one.
  func fields(for request: Request, at now: Date) throws(RequestError) -> [HeaderField] {
    let hash = try bodyHash(of: request)
    let canonical = AWSCanonicalRequest(
      method: request.method.name, path: request.url.path, query: request.url.query,
      headers: headers(of: request), bodyHash: hash, pathRule: isStorage ? .asSent : .tidied)
    let time = request.headers.first("X-Amz-Date")?.revealed ?? AWSSignature.time(now)
    return signature.fields(for: canonical, at: time, sendsHash: isStorage)
  }

  private func headers(of request: Request) -> [(name: String, value: String)] {
    var fields = request.headers.filter { field in !Self.unsigned.contains(where: field.isNamed) }
      .map { ($0.name, $0.revealed) }
    if !request.headers.contains("Host") { fields.append(("Host", request.url.sentAuthority)) }
    if let type = request.body?.contentType, !request.headers.contains("Content-Type") {
      fields.append(("Content-Type", type))
    }
    return fields
  }

  private func bodyHash(of request: Request) throws(RequestError) -> String {
    if let said = request.headers.first("X-Amz-Content-Sha256")?.revealed { return said }
    guard let body = request.body else { return Hex.digits(of: SHA256.hash([])) }
    if isStorage, !body.isRepeatable || (body.isOfFile && request.url.scheme == "https") {
      return Self.unsignedPayload
    }
    do {
      var digest = SHA256()
      try body.forEachBlock { digest.update($0) }
      return Hex.digits(of: digest.finish())
    } catch {
      throw RequestError(.requestBody, "\(error.path) cannot be signed: \(error.reason)")
    }
  }
}
