package import ApusClient
internal import ApusRendering
package import ApusSurroundings
package import ApusText

/// Where a conversation is shown: above the line that is typed, on the screen, or a message a line for a program.
struct TalkScreen {
  let output: Output
  let desk: TalkDesk?

  func show(_ message: WebSocketMessage, at time: Duration) throws(SinkClosed) {
    guard output.console.outTraits.isTerminal else {
      try output.write((message.line + [0x0a])[...])
      return
    }
    try show(TalkMessageView(message, at: time))
  }

  func show(_ view: some View) throws(SinkClosed) {
    guard let above = desk?.show else { return try output.show(view) }
    above(text(of: view))
  }

  func note(_ line: Line) {
    let told = line.retold.drawn(with: output.console.noteTraits.screen.glyphs)
    guard let above = desk?.show else { return output.note(line) }
    above(text(of: Lines([told])))
  }

  func note(_ view: some View) {
    guard let above = desk?.show else { return output.note(view) }
    above(text(of: view))
  }

  /// The text as the editor prints it, without its last end of line.
  private func text(of view: some View) -> String {
    let traits = output.console.noteTraits
    let whole = Array(traits.theme.text(of: view.lines(on: traits.screen)).utf8)
    let text = String(decoding: output.mask.masked(whole[...]), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
