// What fails on the way to a token of OAuth 2.
extension ErrorCode {
  /// The authorization server, or who was asked, said no.
  public static let oauthRefused = ErrorCode("oauth.refused")
  /// What came is no answer of OAuth 2.
  public static let oauthAnswer = ErrorCode("oauth.answer")
  /// What came back belongs to another login.
  public static let oauthState = ErrorCode("oauth.state")
  /// The time is over in which somebody could say yes, or the token has run out and cannot be renewed.
  public static let oauthExpired = ErrorCode("oauth.expired")
  /// Nothing says where to log in, or not in a way that can be trusted.
  public static let oauthEndpoint = ErrorCode("oauth.endpoint")

  package static let ofOAuth = [oauthRefused, oauthAnswer, oauthState, oauthExpired, oauthEndpoint]
}
