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
    let marker = "#HttpOnly_"
    let fields = line.split(separator: "\t", maxSplits: 6, omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 7, let seconds = Double(fields[4]) else { return nil }
    isHTTPOnly = fields[0].hasPrefix(marker)
    let host = isHTTPOnly ? String(fields[0].dropFirst(marker.count)) : fields[0]
    domain = host.hasPrefix(".") ? String(host.dropFirst()) : host
    includesSubdomains = fields[1] == "TRUE"
    path = fields[2]
    isSecure = fields[3] == "TRUE"
    expires = seconds == 0 ? nil : Date(timeIntervalSince1970: seconds)
    name = fields[5]
    value = Secret(fields[6])
  }
}
