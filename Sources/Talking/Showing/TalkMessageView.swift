package import ApusClient
internal import ApusEncodings
internal import ApusJSON
internal import ApusRendering
package import ApusText

/// A message that came: when, how large, and JSON as one line or a short tree.
package struct TalkMessageView: View {
  private let message: WebSocketMessage
  private let at: Duration

  package init(_ message: WebSocketMessage, at: Duration) { (self.message, self.at) = (message, at) }

  /// How many rows of a tree are shown as they pass.
  private static let mostRows = 8
  /// Of bytes that are no text, so many are shown.
  private static let mostBytes = 16

  package func lines(on screen: Screen) -> [Line] {
    let mark = screen.glyphs.isSpoken ? "heard" : screen.glyphs.isASCII ? "<" : "←"
    let facts = [Units.time(at, glyphs: screen.glyphs), Units.size(message.byteCount)]
    let head = Line(mark + " " + facts.joined(separator: screen.glyphs.separator), .dim)
    let body = content(on: screen)
    guard let first = body.first else { return [head] }
    if body.count == 1, head.width + 2 + first.width <= screen.width { return [head + Line("  ") + first] }
    return [head] + body.map { Line("  ") + $0 }
  }

  private func content(on screen: Screen) -> [Line] {
    var inner = screen
    inner.width = max(20, screen.width - 2)
    switch message {
    case .binary(let bytes):
      let start = bytes.prefix(Self.mostBytes).map { Hex.digits(of: [$0]) }.joined(separator: " ")
      return [Line(start + (bytes.count > Self.mostBytes ? " " + screen.glyphs.ellipsis : ""), .dim)]
    case .text(let text):
      guard let document = try? JSONDocument(text), document.root.isContainer else {
        return BodyLineView(Array(text.utf8)).lines(on: inner)
      }
      let compact = BodyLineView(Array(text.utf8)).lines(on: inner)
      if compact.count == 1 { return compact }
      inner.height = Self.mostRows
      // A line that opens a fold would be sent.
      return TreeView(document.root, namesLines: false).lines(on: inner)
    }
  }
}
