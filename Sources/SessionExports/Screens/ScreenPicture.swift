internal import ApusEncodings
internal import ApusSavedSessions
internal import ApusText

/// One screen as a picture in SVG: the line that was typed, and what it showed. It loads nothing, and its text is text.
struct ScreenPicture {
  private let title: String
  private let rows: [ColouredText]

  private static let column = 8.4
  private static let row = 18
  private static let edge = 16

  /// - Parameter played: a step that was played in colour.
  init(_ played: PlayedStep) {
    title = played.step.command
    let typed = played.step.command.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map
    {
      let line = Line($0 == 0 ? "$" : ">", .prompt) + Line(" \($1)")
      return ColouredText(Theme.colour.text(of: line))
    }
    let shown = played.shown.trimmingLastLineEnd
    rows =
      typed
      + (shown.isEmpty
        ? [] : shown.split(separator: "\n", omittingEmptySubsequences: false).map { ColouredText($0) })
  }

  var svg: String {
    let columns = max(rows.map(\.width).max() ?? 0, 40)
    let width = Int(Double(columns) * Self.column) + 2 * Self.edge
    let height = rows.count * Self.row + 2 * Self.edge
    let lines = rows.enumerated().map { place, row in
      Self.text(row, y: Self.edge + 13 + place * Self.row)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img">
      <title>\(HTMLQuoting.escaped(VisibleText.line(title)))</title>
      <style>
      \(Self.style)
      </style>
      <rect width="100%" height="100%" rx="6"/>
      \(lines.joined(separator: "\n"))
      </svg>

      """
  }

  /// Each piece has a column to begin at, so that a font that is a little wider moves nothing.
  private static func text(_ row: ColouredText, y: Int) -> String {
    var at = 0
    let spans = row.pieces.map { piece -> String in
      let x = format(Double(edge) + Double(at) * column)
      let width = DisplayWidth.of(piece.text)
      at += width
      let length = format(Double(width) * column)
      return
        "<tspan x=\"\(x)\" textLength=\"\(length)\"\(attributes(piece.style))>\(HTMLQuoting.escaped(piece.text))</tspan>"
    }
    return "<text y=\"\(y)\" xml:space=\"preserve\">\(spans.joined())</text>"
  }

  private static func attributes(_ style: ColouredText.Style) -> String {
    let names = (style.colour.map { ["c\($0)"] } ?? []) + style.effects.map { "\($0)" }
    return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
  }

  private static func format(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// The terminal's colours on white and on black.
  private static let style = """
    text { font: 14px ui-monospace, Menlo, Consolas, monospace; white-space: pre }
    \(fills(.light)) .dim { opacity: .65 } .bold { font-weight: 700 }
    .italic { font-style: italic } .underline { text-decoration: underline } .reverse { text-decoration: overline underline }
    @media (prefers-color-scheme: dark) {
    \(fills(.dark))
    }
    """

  /// Not every program that draws a picture knows variables.
  private static func fills(_ colours: WebColours) -> String {
    let rules = colours.ofTerminal.enumerated().map { index, colour in
      ".c\(index + 1), .c\(index + 9) { fill: \(colour) }"
    }
    return (["rect { fill: \(colours.background) } text { fill: \(colours.text) }"] + rules).joined(
      separator: " ")
  }
}
