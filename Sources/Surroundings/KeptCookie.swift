package import ApusClient

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A cookie that will be sent back where it belongs.
package struct KeptCookie: Sendable {
  package let name: String
  package let value: Secret
  package let domain: String
  package let path: String
  /// `secure`, `http only`, `until 2030-01-01`: what else is known of it.
  package let remarks: [String]

  package init(name: String, value: Secret, domain: String, path: String, remarks: [String] = []) {
    self.name = name
    self.value = value
    self.domain = domain
    self.path = path
    self.remarks = remarks
  }
}

extension KeptCookie {
  package init(_ line: CookieLine) {
    var remarks: [String] = []
    if line.includesSubdomains { remarks.append("and hosts below it") }
    if line.isSecure { remarks.append("https only") }
    if let date = line.expires { remarks.append("until \(date.formatted(.iso8601))") }
    self.init(
      name: line.name, value: line.value, domain: line.domain, path: line.path, remarks: remarks)
  }
}
