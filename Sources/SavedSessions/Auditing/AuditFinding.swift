/// Something in a file that looks like a secret.
package struct AuditFinding: Sendable, Hashable {
  /// From 1.
  let line: Int
  /// Where in that line, where it is long: `request.headers`.
  let place: String
  /// What it is called; never its value.
  let name: String
}
