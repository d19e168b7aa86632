/// Where a proxy is: `http://`, `https://`, `socks4://`, `socks4a://`, `socks5://` or `socks5h://`, perhaps a user with
/// a password, a host, perhaps a port. The password is a `Secret`.
public struct ProxyURL: Sendable, Hashable {
  /// One of `schemes`.
  public let scheme: String
  /// Who asks, decoded.
  public let user: String?
  /// What proves it, decoded.
  public let password: Secret?
  /// Without brackets around an IPv6 address.
  public let host: String
  /// As written; `nil` means 1080, and 443 for `https`.
  public let port: Int?

  /// The kinds of proxies that are known.
  public static let schemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  /// Reads a proxy's URL. Without a scheme it is an HTTP proxy, as curl has it.
  ///
  /// - Throws: `WebURLError` for a scheme that is not one of `schemes`, for a host or a port that is none, and for a text
  ///   with a path, a blank or a control character.
  public init(_ text: String) throws(WebURLError) {
    let mark = text.firstRange(of: "://")
    scheme = mark.map { text[..<$0.lowerBound].lowercased() } ?? "http"
    guard Self.schemes.contains(scheme) else {
      throw WebURLError(
        text: text, reason: "a proxy's URL begins with \(Self.schemes.joined(separator: ", "))")
    }
    var authority = mark.map { text[$0.upperBound...] } ?? text[...]
    if authority.last == "/" { authority = authority.dropLast() }
    guard authority.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f }) else {
      throw WebURLError(text: text, reason: "the proxy's URL has a blank or a control character in it")
    }
    let parts = try Authority(String(authority), in: text)
    // Legal in a name, and in no proxy's: what follows `-x` by mistake is an item such as `a=b`.
    guard !parts.host.contains("=") else {
      throw WebURLError(text: text, reason: "the proxy's host is not a name or an address")
    }
    (user, password, host, port) = (parts.user, parts.password, parts.host, parts.port)
  }

  /// Whether it is a proxy of SOCKS.
  public var isSOCKS: Bool { scheme.hasPrefix("socks") }

  /// Host and port, as a message names them.
  public var place: String {
    (host.contains(":") ? "[\(host)]" : host) + ":\(port ?? (scheme == "https" ? 443 : 1080))"
  }

  /// The URL with neither user nor password.
  public var withoutUser: String {
    "\(scheme)://" + (host.contains(":") ? "[\(host)]" : host) + (port.map { ":\($0)" } ?? "")
  }
}

extension ProxyURL {
  /// The same proxy with another password, taken as it is.
  package func with(password: Secret) -> ProxyURL {
    ProxyURL(scheme: scheme, user: user, password: password, host: host, port: port)
  }

  /// The same proxy for a user, who takes the place of the one in the URL.
  package func with(user: String, password: Secret) -> ProxyURL {
    ProxyURL(scheme: scheme, user: user, password: password, host: host, port: port)
  }

  private init(scheme: String, user: String?, password: Secret?, host: String, port: Int?) {
    (self.scheme, self.user, self.password, self.host, self.port) = (scheme, user, password, host, port)
  }
}

extension ProxyURL: CustomStringConvertible {
  /// The whole URL as it may be shown: a password reads `•••`, and so does a user without one, who may be a token.
  public var description: String {
    let person = user.map { password == nil ? "\(Secret.mask)@" : "\($0):\(Secret.mask)@" } ?? ""
    return "\(scheme)://" + person + withoutUser.dropFirst(scheme.count + 3)
  }
}
