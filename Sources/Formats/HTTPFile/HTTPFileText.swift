internal import ApusEncodings
internal import ApusLanguage

/// A text of a file of requests, by what is between braces in it.
struct HTTPFileText {
  enum Piece {
    case text(String)
    /// `{{name}}`
    case hole(String)
    /// What follows braces that nothing closes.
    case unclosed(String)
  }

  /// None is an empty text.
  private(set) var pieces: [Piece] = []

  init(_ text: String) {
    let parts = text.components(of: "{{")
    add(parts.first ?? "")
    for part in parts.dropFirst() {
      if let end = part[...].place(of: "}}") {
        pieces.append(.hole(part[..<end.lowerBound].trimmed))
        add(String(part[end.upperBound...]))
      } else {
        pieces.append(.unclosed(part))
      }
    }
  }

  private mutating func add(_ text: String) {
    if !text.isEmpty { pieces.append(.text(text)) }
  }
}
