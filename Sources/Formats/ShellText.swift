internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage

/// Writes words as a POSIX shell reads them. What stands for a secret becomes a variable.
package enum ShellText {
  /// A word in quotes where it needs them: `'it'\''s'`, `'Bearer '"$GITHUB_TOKEN"`.
  package static func word(_ text: String) -> String {
    let pieces = SecretText.pieces(of: text)
    guard !pieces.isEmpty else { return "''" }
    return pieces.map { piece in
      switch piece {
      case .text(let text): ShellQuoting.word(text)
      case .secret(let name): "\"$\(name)\""
      }
    }.joined()
  }

  /// A command of several parts: on one line where that is short, else each part on its own.
  static func command(_ parts: [[String]]) -> String {
    let lines = parts.map { $0.joined(separator: " ") }
    let line = lines.joined(separator: " ")
    return line.count <= 78 && !line.contains("\n") ? line : lines.joined(separator: " \\\n  ")
  }

  /// The beginning of a command that gets bytes as its input, which no argument can hold.
  static func feeding(_ bytes: [UInt8], to command: String) -> String {
    "printf %s \(Base64.encoded(bytes)) | base64 -d | \(command)"
  }
}
