internal import Encodings

extension Secret {
  /// The value of an `Authorization` field for basic authentication (RFC 7617).
  public static func basic(user: String, password: Secret?) -> Secret {
    Secret("Basic " + Base64.encoded(Array("\(user):\(password?.reveal() ?? "")".utf8)), name: password?.name)
  }

  public static func bearer(_ token: Secret) -> Secret { token.prefixed(by: "Bearer ") }
}
