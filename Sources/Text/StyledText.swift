/// How text looks. Plain data: only the painter knows the terminal's codes for it.
package struct TextStyle: Sendable, Hashable {
  package var color: Color?
  package var isBold = false
  package var isDim = false
  package var isUnderlined = false
  package var isInverse = false

  package init(
    _ color: Color? = nil, bold: Bool = false, dim: Bool = false, underlined: Bool = false,
    inverse: Bool = false
  ) {
    self.color = color
    isBold = bold
    isDim = dim
    isUnderlined = underlined
    isInverse = inverse
  }

  /// The sixteen colours that follow the user's theme.
  package enum Color: Int, Sendable, Hashable {
    case black = 30
    case red, green, yellow, blue, magenta, cyan, white
    case brightBlack = 90
    case brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
  }

  package static let plain = TextStyle()
  package static let dim = TextStyle(dim: true)

  /// The terminal's code for this style; empty for the plain one.
  package var code: String {
    var parts: [String] = []
    if isBold { parts.append("1") }
    if isDim { parts.append("2") }
    if isUnderlined { parts.append("4") }
    if isInverse { parts.append("7") }
    if let color { parts.append(String(color.rawValue)) }
    return parts.isEmpty ? "" : "\u{1b}[" + parts.joined(separator: ";") + "m"
  }
}

/// A style for a range of UTF-8 offsets. What lies outside the text is ignored, and a later span wins over an earlier.
package struct StyledSpan: Sendable, Hashable {
  package var range: Range<Int>
  package var style: TextStyle

  package init(_ range: Range<Int>, _ style: TextStyle) {
    self.range = range
    self.style = style
  }
}

/// Text with its styles.
package struct StyledText: Sendable, Hashable, ExpressibleByStringLiteral {
  package var text: String
  package var spans: [StyledSpan]

  package init(_ text: String, spans: [StyledSpan] = []) {
    self.text = text
    self.spans = spans
  }

  package init(_ text: String, style: TextStyle) {
    self.init(text, spans: [StyledSpan(0..<text.utf8.count, style)])
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// The characters in order, each with its UTF-8 offset and style.
  package func forEachCharacter(_ body: (Character, _ offset: Int, TextStyle) -> Void) {
    let styles = stylesByOffset
    var offset = 0
    for character in text {
      body(character, offset, styles.isEmpty ? .plain : styles[offset])
      offset += character.utf8.count
    }
  }

  private var stylesByOffset: [TextStyle] {
    guard !spans.isEmpty else { return [] }
    let length = text.utf8.count
    var styles = [TextStyle](repeating: .plain, count: length)
    for span in spans {
      for offset in span.range.clamped(to: 0..<length) { styles[offset] = span.style }
    }
    return styles
  }
}
