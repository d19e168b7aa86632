/// Scheme, host and port: what a credential belongs to.
public struct Origin: Sendable, Hashable {
  public let scheme: String
  public let host: String
  public let port: Int

  public init(scheme: String, host: String, port: Int) {
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  /// 443 for https, 80 for anything else.
  public static func defaultPort(of scheme: String) -> Int { scheme == "https" ? 443 : 80 }
}

extension Origin: CustomStringConvertible {
  public var description: String {
    let shownPort = port == Self.defaultPort(of: scheme) ? "" : ":\(port)"
    return "\(scheme)://\(host)\(shownPort)"
  }
}
