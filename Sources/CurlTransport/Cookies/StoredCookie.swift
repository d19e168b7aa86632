package import ApusClient

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A cookie that the transport keeps and sends back where it belongs.
package struct StoredCookie: Sendable, Hashable {
  package let name: String
  package let value: Secret
  package let domain: String
  /// Whether hosts below the domain get it too.
  package let includesSubdomains: Bool
  package let path: String
  /// Only sent over https.
  package let isSecure: Bool
  /// Not for scripts, which says nothing here; shown as the server said it.
  package let isHTTPOnly: Bool
  /// `nil` for a cookie that lives as long as the session.
  package let expires: Date?

  /// What two cookies cannot share. libcurl 7.88 takes names for the same that differ in case alone.
  var place: [String] { [name.lowercased(), domain, path] }

  var isExpired: Bool { expires.map { $0 <= .now } ?? false }
}

extension StoredCookie {
  /// Reads a line of the format libcurl lists cookies in: seven fields between tabs.
  init?(line: String) {
    guard let line = CookieLine(line) else { return nil }
    (name, value) = (line.name, line.value)
    (domain, includesSubdomains, path) = (line.domain, line.includesSubdomains, line.path)
    (isSecure, isHTTPOnly, expires) = (line.isSecure, line.isHTTPOnly, line.expires)
  }
}
