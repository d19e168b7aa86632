/// Where a line can say that a secret is, instead of the secret itself.
package enum SecretSource {
  /// A variable of the environment, a file, and a command that writes it.
  package static let marks = ["env:", "file:", "cmd:"]

  /// Whether a text says where a secret is.
  package static func isSaid(in text: some StringProtocol) -> Bool { marks.contains { text.hasPrefix($0) } }
}
