internal import APIClient
internal import Encodings
internal import Language

/// Writes words as a POSIX shell reads them. What stands for a secret becomes a variable.
enum ShellText {
  /// A word in quotes where it needs them: `'it'\''s'`, `'Bearer '"$GITHUB_TOKEN"`.
  static func word(_ text: String) -> String {
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

/// A text in which secrets read `{{secret:NAME}}`.
enum SecretText {
  enum Piece {
    case text(String)
    /// The secret's name, as variables of an environment are called.
    case secret(String)
  }

  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    for (index, part) in text.components(of: "{{secret:").enumerated() {
      guard index > 0, let end = part.firstRange(of: "}}") else {
        if !part.isEmpty { pieces.append(.text((index > 0 ? "{{secret:" : "") + part)) }
        continue
      }
      pieces.append(.secret(VariableName.of(String(part[..<end.lowerBound]))))
      let rest = String(part[end.upperBound...])
      if !rest.isEmpty { pieces.append(.text(rest)) }
    }
    return pieces
  }

  /// The text with every secret spelled as `spelling` has it.
  static func filled(_ text: String, _ spelling: (_ name: String) -> String) -> String {
    pieces(of: text).map { piece in
      switch piece {
      case .text(let text): text
      case .secret(let name): spelling(name)
      }
    }.joined()
  }
}
