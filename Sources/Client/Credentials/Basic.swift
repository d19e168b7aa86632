internal import ApusEncodings

extension AuthScheme {
  /// RFC 7617.
  package static let basic = AuthScheme(
    "basic", "user and password",
    .userAndPassword(
      .atOnce(
        PairCoding(
          encoded: { user, password in .basic(user: user, password: password) },
          decoded: { Base64.decoded($0) }))),
    spellings: ["Basic"], words: Words(curlSwitch: "--basic", httpie: "basic"))
}

extension Secret {
  /// The value of an `Authorization` field for basic authentication (RFC 7617).
  public static func basic(user: String, password: Secret?) -> Secret {
    Secret("Basic " + Base64.encoded(Array("\(user):\(password?.reveal() ?? "")".utf8)), name: password?.name)
  }
}

extension Authentication {
  /// `Authorization: Basic …`: name and password in Base64.
  public static func basic(user: String, password: Secret, for origin: Origin) -> Authentication {
    Authentication("Authorization", .basic(user: user, password: password), for: origin)
  }
}

extension Request {
  /// The same request with the URL's user and password as an `Authorization` field, unless there is one already.
  package func movingUserToHeader() -> Request {
    guard let user = url.user else { return self }
    var next = self
    next.url = url.withoutUser
    if !headers.contains("Authorization") {
      next.headers = headers.adding(
        HeaderField(name: "Authorization", value: .basic(user: user, password: url.password)))
    }
    return next
  }
}
