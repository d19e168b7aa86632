/// Scheme, host and port: what a credential belongs to.
public struct Origin: Sendable, Hashable {
  /// `http` or `https`.
  public let scheme: String
  /// In lower case, without brackets around an IPv6 address.
  public let host: String
  /// The scheme's own where a URL has none.
  public let port: Int

  /// An origin of its parts, which are taken as they are.
  public init(scheme: String, host: String, port: Int) {
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  /// 443 for https, 80 for anything else.
  public static func defaultPort(of scheme: String) -> Int { scheme == "https" ? 443 : 80 }
}

extension Origin {
  /// Reads an origin: `https://api.example.com` or `http://localhost:8080`.
  ///
  /// - Throws: `WebURLError` for what is no such URL, and for one with a user, a path, a query or a fragment: no origin has
  ///   any of them. One `/` at the end is fine.
  public init(_ text: String) throws(WebURLError) {
    let url = try WebURL(text)
    guard url.user == nil, url.target == "/", url.fragment == nil else {
      throw WebURLError(text: text, reason: "an origin has a scheme, a host and a port, and nothing more")
    }
    self = url.origin
  }
}

extension Origin: CustomStringConvertible {
  /// As it stands in an `Origin` header; the scheme's own port is left out.
  public var description: String {
    let shownPort = port == Self.defaultPort(of: scheme) ? "" : ":\(port)"
    return "\(scheme)://\(Authority.text(ofHost: host))\(shownPort)"
  }
}
