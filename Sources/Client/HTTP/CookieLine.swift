#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A cookie as a line of the files that curl and browsers' tools share: seven fields between tabs.
package struct CookieLine: Sendable, Hashable {
  package let name: String
  package let value: Secret
  package let domain: String
  /// Whether hosts below the domain get it too.
  package let includesSubdomains: Bool
  package let path: String
  /// Only sent over https.
  package let isSecure: Bool
  package let isHTTPOnly: Bool
  /// `nil` for a cookie that lives as long as the session.
  package let expires: Date?
  /// Who set it; `nil` where that is not known, as of one that a file had. It is no part of the line.
  package var setBy: Origin?

  private static let marker = "#HttpOnly_"

  /// `nil` for a line that is none.
  package init?(_ line: String) {
    let fields = line.split(separator: "\t", maxSplits: 6, omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 7, let seconds = Double(fields[4]) else { return nil }
    isHTTPOnly = fields[0].hasPrefix(Self.marker)
    let host = isHTTPOnly ? String(fields[0].dropFirst(Self.marker.count)) : fields[0]
    domain = host.hasPrefix(".") ? String(host.dropFirst()) : host
    includesSubdomains = fields[1] == "TRUE"
    path = fields[2]
    isSecure = fields[3] == "TRUE"
    expires = seconds == 0 ? nil : Date(timeIntervalSince1970: seconds)
    name = fields[5]
    value = Secret(fields[6])
  }

  package init(
    name: String, value: Secret, domain: String, includesSubdomains: Bool, path: String, isSecure: Bool,
    isHTTPOnly: Bool, expires: Date?
  ) {
    (self.name, self.value, self.domain) = (name, value, domain)
    (self.includesSubdomains, self.path, self.isSecure) = (includesSubdomains, path, isSecure)
    (self.isHTTPOnly, self.expires) = (isHTTPOnly, expires)
  }

  /// What a server, or somebody in its place, asks to keep.
  ///
  /// - Parameter usualPath: where it goes back to unless it says so itself.
  package init(_ cookie: SetCookie, from url: WebURL, usualPath: String, at now: Date = .now) {
    name = cookie.name
    value = cookie.value
    domain = cookie.domain ?? url.host
    includesSubdomains = cookie.domain != nil
    path = cookie.path ?? usualPath
    isSecure = cookie.has("secure")
    isHTTPOnly = cookie.has("httponly")
    expires = cookie.expiry(at: now)
    setBy = url.origin
  }

  /// The line, its value in the clear.
  package var text: String {
    let host = (isHTTPOnly ? Self.marker : "") + (includesSubdomains ? "." : "") + domain
    let seconds = expires.map { max(1, Int($0.timeIntervalSince1970)) } ?? 0
    return [
      host, includesSubdomains ? "TRUE" : "FALSE", path, isSecure ? "TRUE" : "FALSE", "\(seconds)", name,
      value.reveal(),
    ].joined(separator: "\t")
  }

  /// The same, set by an origin.
  package func set(by origin: Origin) -> CookieLine {
    var line = self
    line.setBy = origin
    return line
  }

  package var isOver: Bool { expires.map { $0 <= .now } ?? false }

  /// Whether it goes along to a place (RFC 6265, 5.4).
  package func goes(to url: WebURL) -> Bool {
    let isHost = domain == url.host || includesSubdomains && url.host.hasSuffix("." + domain)
    let isPath = path == "/" || url.path.isUnder(path.withoutFinalSlash)
    return isHost && isPath && (!isSecure || url.scheme == "https" || url.isOnThisMachine)
  }

  /// Whether one takes the place of the other in a jar.
  package func isSamePlace(as other: CookieLine) -> Bool {
    name == other.name && domain == other.domain && path == other.path
  }
}

extension [CookieLine] {
  /// These, and others over them.
  package func merging(_ others: [CookieLine]) -> [CookieLine] {
    filter { line in !others.contains { $0.isSamePlace(as: line) } } + others
  }
}

extension SetCookie {
  private static let attributes: Set = [
    "path", "domain", "secure", "httponly", "expires", "max-age", "samesite",
  ]

  /// Whether a name is one of what may be said of a cookie.
  package static func isAttribute(_ name: some StringProtocol) -> Bool {
    attributes.contains(name.lowercased())
  }

  /// What a value says that must not be seen.
  package init(_ secret: Secret) { self.init(secret.reveal()) }

  /// The value, which knows the cookie's name.
  package var namedValue: Secret { Secret(value.reveal(), name: name) }
}

extension [CookieLine] {
  /// The value of a `Cookie` field that has all of them.
  package var pairs: Secret { Secret(map { "\($0.name)=\($0.value.reveal())" }.joined(separator: "; ")) }
}
