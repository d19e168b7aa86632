internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusRedaction

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
      guard index > 0, let end = part[...].place(of: "}}") else {
        if !part.isEmpty {
          pieces.append(.text(Lookalike.spelledBack((index > 0 ? "{{secret:" : "") + part)))
        }
        continue
      }
      pieces.append(.secret(VariableName.of(String(part[..<end.lowerBound]))))
      let rest = String(part[end.upperBound...])
      if !rest.isEmpty { pieces.append(.text(Lookalike.spelledBack(rest))) }
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
