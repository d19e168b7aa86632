/// A request as it went out: with what the transport added, without what it held back.
public struct SentRequest: Sendable {
  public let method: HTTPMethod
  public let url: WebURL
  /// Credentials are still secrets here.
  public let headers: HeaderFields
  public let bodyByteCount: Int
  /// Names of credentials that were held back because the origin is not the one they belong to.
  public let withheld: [String]

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
