internal import ApusEncodings

extension AuthScheme {
  /// RFC 7616. Transports that answer no challenge themselves have `DigestAuthentication` before them.
  package static let digest = AuthScheme(
    "digest", "user and password, never sent as they are", .userAndPassword(.whenAsked(.digest)),
    spellings: ["Digest"],
    words: Words(
      curlSwitch: "--digest", httpie: "digest", middleware: "DigestAuthentication",
      foundation: "URLSession on Linux answers none for digest authentication."))
}

extension Login {
  /// For digest authentication (RFC 7616).
  public static func digest(user: String, password: Secret) -> Login {
    Login(.digest, user: user, password: password)
  }
}

/// Answers an origin's challenge for digest authentication (RFC 7616), for transports that do not do it themselves.
///
/// A request is sent without credentials first, and again when the answer is a challenge with MD5. Any other challenge,
/// a second one, and one that a redirect has led to, is passed on as the 401 it is. A request that brings credentials
/// of its own is sent as it is.
public struct DigestAuthentication: Middleware {
  private let user: String
  private let password: Secret
  private let origin: Origin
  private let clientNonce: @Sendable () -> String

  /// - Parameters:
  ///   - user: who asks.
  ///   - password: what proves it; it never goes out.
  ///   - origin: where the challenges of no other are answered.
  public init(user: String, password: Secret, for origin: Origin) {
    self.init(user: user, password: password, for: origin) {
      String(UInt64.random(in: .min ... .max), radix: 16)
        + String(UInt64.random(in: .min ... .max), radix: 16)
    }
  }

  init(user: String, password: Secret, for origin: Origin, clientNonce: @escaping @Sendable () -> String) {
    self.user = user
    self.password = password
    self.origin = origin
    self.clientNonce = clientNonce
  }

  /// Sends the request on, and once more with credentials where that is asked for.
  ///
  /// - Throws: what `next` throws, of the first request or the second. A challenge that cannot be answered is no
  ///   failure: the 401 is returned.
  public func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    let exchange = try await next.send(request)
    guard exchange.response?.status == 401, request.url.origin == origin,
      exchange.hops.last.map({ $0.sent.url == request.url }) ?? true,
      !request.headers.contains("Authorization"),
      let challenge = exchange.response?.headers.values(of: "WWW-Authenticate").lazy
        .compactMap(DigestChallenge.init).first
    else { return exchange }
    var answered = request
    let answer = challenge.answer(
      user: user, password: password.reveal(), method: request.method.name, target: request.url.target,
      clientNonce: clientNonce())
    answered.headers = request.headers.adding(HeaderField(name: "Authorization", value: Secret(answer)))
    return try await next.send(answered)
  }
}

/// What a server wants to be told: `Digest realm="…", nonce="…", qop="auth"`.
struct DigestChallenge {
  private let parameters: [String: String]
  private var realm: String { parameters["realm"] ?? "" }
  private var nonce: String { parameters["nonce"] ?? "" }
  private var algorithm: String? { parameters["algorithm"] }

  /// `nil` for another scheme, another algorithm than MD5, and a challenge that leaves out its nonce.
  init?(_ text: String) {
    guard text.lowercased().hasPrefix("digest ") else { return nil }
    let fields = HeaderParameters(text.dropFirst(7), separatedBy: ",").pairs.map {
      ($0.name.lowercased(), $0.value)
    }
    parameters = Dictionary(fields) { _, last in last }
    let algorithms = ["md5", "md5-sess"]
    guard parameters["nonce"] != nil, algorithms.contains((parameters["algorithm"] ?? "MD5").lowercased())
    else { return nil }
    let protections = parameters["qop"]?.split(separator: ",").map { $0.drop { $0 == " " } }
    guard protections?.contains("auth") ?? true else { return nil }
  }

  /// The value of the `Authorization` field.
  func answer(user: String, password: String, method: String, target: String, clientNonce: String) -> String {
    var secret = MD5.hex("\(user):\(realm):\(password)")
    if algorithm?.lowercased() == "md5-sess" { secret = MD5.hex("\(secret):\(nonce):\(clientNonce)") }
    let asked = MD5.hex("\(method):\(target)")
    let isProtected = parameters["qop"] != nil
    let between = isProtected ? "\(nonce):00000001:\(clientNonce):auth" : nonce
    var fields = [
      "username=\(quoted(user))", "realm=\(quoted(realm))", "nonce=\(quoted(nonce))", "uri=\(quoted(target))",
    ]
    if let algorithm { fields.append("algorithm=\(algorithm)") }
    if isProtected { fields += ["qop=auth", "nc=00000001", "cnonce=\(quoted(clientNonce))"] }
    fields.append("response=\(quoted(MD5.hex("\(secret):\(between):\(asked)")))")
    if let opaque = parameters["opaque"] { fields.append("opaque=\(quoted(opaque))") }
    return "Digest " + fields.joined(separator: ", ")
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing(["\\": "\\\\", "\"": "\\\""]) + "\""
  }
}
