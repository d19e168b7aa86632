package import ApusRedaction
package import ApusText

/// A screen that a command has for itself, and the keys that are pressed there: a seam, so that tests bring their own.
package protocol FullScreen: AnyObject, Sendable {
  var size: (columns: Int, rows: Int) { get }
  /// Takes the screen; what is on it is there again afterwards.
  func enter()
  func leave()
  /// Waits for what comes next.
  func next() -> ScreenEvent
  /// Stops the program, as ^Z does, until it goes on.
  func stop()
  func draw(_ text: String)
}

extension FullScreen {
  /// Draws as many lines as there are rows.
  ///
  /// - Parameters:
  ///   - cursor: the column in the last row where something is typed; `nil` shows no cursor.
  ///   - mask: what no screen shows.
  package func draw(_ lines: [Line], cursor: Int? = nil, theme: Theme, mask: SecretMask) {
    let rows = lines.map { TerminalCode.eraseToRowEnd + theme.text(of: $0) }.joined(separator: "\r\n")
    let shown = String(decoding: mask.masked(Array(rows.utf8)[...]), as: UTF8.self)
    let end = cursor.map { TerminalCode.column($0) + TerminalCode.showCursor } ?? ""
    draw(TerminalCode.hideCursor + TerminalCode.home + shown + end)
  }
}
