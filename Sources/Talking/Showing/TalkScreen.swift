internal import ApusClient
internal import ApusRedaction
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

/// Where a conversation is shown: above the line that is typed, on the screen, or a message a line for a program.
struct TalkScreen {
  let output: Output
  let desk: TalkDesk?
  /// Lines for a program that wait to be written together.
  private var waiting: [UInt8] = []

  init(output: Output, desk: TalkDesk?) { (self.output, self.desk) = (output, desk) }

  mutating func show(_ message: WebSocketMessage, at time: Duration) throws(SinkClosed) {
    guard output.console.outTraits.isTerminal else {
      waiting += message.line
      waiting.append(0x0a)
      if waiting.count > 64 << 10 { try flush() }
      return
    }
    try show(TalkMessageView(message, at: time))
  }

  /// Writes what waits.
  mutating func flush() throws(SinkClosed) {
    guard !waiting.isEmpty else { return }
    try output.write(waiting[...])
    waiting.removeAll(keepingCapacity: true)
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
