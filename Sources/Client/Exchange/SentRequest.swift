/// A request as it went out: with what the transport added, without what it held back.
public struct SentRequest: Sendable {
  /// The method of this hop, which a redirect may have changed.
  public let method: HTTPMethod
  /// Where this hop went.
  public let url: WebURL
  /// Credentials are still secrets here.
  public let headers: HeaderFields
  /// How long the body is; 0 without one.
  public let bodyByteCount: Int
  /// Names of credentials that were held back because the origin is not the one they belong to.
  public let withheld: [String]
  /// Cookies among the headers that another port of the host had set.
  package var borrowedCookies: [BorrowedCookie] = []

  /// What went out, of its parts; without a body by default.
  public init(
    method: HTTPMethod, url: WebURL, headers: HeaderFields, bodyByteCount: Int = 0, withheld: [String] = []
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.bodyByteCount = bodyByteCount
    self.withheld = withheld
  }
}

extension SentRequest {
  /// Names of what was held back and did not go out in another way either.
  package var notSent: [String] { withheld.filter { !headers.contains($0) } }

  /// Names of headers that were held back, and that went out with another value: the cookie jar has cookies of its own for the
  /// place, and a URL may have a user.
  package var sentOtherwise: [String] { withheld.filter(headers.contains) }
}
