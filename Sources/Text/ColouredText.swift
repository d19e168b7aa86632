/// A line as a terminal shows it: pieces of text, each with how it looks.
package struct ColouredText: Equatable, Sendable {
  package struct Piece: Equatable, Sendable {
    package var text: String
    package var style: Style
  }

  /// What codes of colour come to.
  package struct Style: Equatable, Sendable {
    /// One of the terminal's own sixteen.
    package var colour: Int?
    package var effects: [TextStyle.Effect] = []
  }

  package private(set) var pieces: [Piece] = []

  /// Reads a line with the codes that a theme puts into it. Any other code is seen as text.
  package init(_ line: some StringProtocol) {
    var style = Style()
    for (place, part) in line.split(separator: "\u{1b}[", omittingEmptySubsequences: false).enumerated() {
      guard place > 0 else {
        add(part, style)
        continue
      }
      let codes = part.prefix { $0.isASCII && ($0.isNumber || $0 == ";") }
      let rest = part[codes.endIndex...]
      guard rest.first == "m" else {
        add("\u{1b}[" + part, style)
        continue
      }
      for code in codes.split(separator: ";", omittingEmptySubsequences: false) {
        Self.apply(Int(code) ?? 0, to: &style)
      }
      add(rest.dropFirst(), style)
    }
  }

  private mutating func add(_ text: some StringProtocol, _ style: Style) {
    if !text.isEmpty { pieces.append(Piece(text: VisibleText.line(String(text)), style: style)) }
  }

  private static func apply(_ code: Int, to style: inout Style) {
    switch code {
    case 0: style = Style()
    case 30...37: style.colour = code - 30
    case 90...97: style.colour = code - 82
    default:
      if let effect = UInt8(exactly: code).flatMap(TextStyle.Effect.init) { style.effects.append(effect) }
    }
  }

  /// How many columns it takes.
  package var width: Int { pieces.reduce(0) { $0 + DisplayWidth.of($1.text) } }
}
