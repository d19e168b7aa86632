internal import ApusEncodings

/// That a login came with a setting that is no secret, such as the region of a profile: what a saved session names among its
/// secrets, so that a replay has it on every machine.
package struct SettingSource: Sendable, Hashable {
  /// The variable that would say it.
  let variable: String
  let value: String

  package init(_ variable: String, _ value: String) {
    (self.variable, self.value) = (variable, value)
  }

  private static let prefix = "setting:"

  /// `setting:AWS_REGION=eu-west-1`
  package var name: String {
    "\(Self.prefix)\(variable)=\(PercentEncoding.encode(value, for: .form))"
  }

  /// `nil` for a name of another secret.
  init?(named name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    let parts = name.dropFirst(Self.prefix.count).split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty,
      let value = PercentEncoding.strictlyDecoded(parts[1], plusIsSpace: true)
    else { return nil }
    self.init(String(parts[0]), value)
  }
}
