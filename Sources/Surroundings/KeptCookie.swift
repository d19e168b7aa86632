package import ApusClient

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
