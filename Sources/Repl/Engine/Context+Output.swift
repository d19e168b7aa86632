package import Text

// What is not yet given its output alone goes this way.
extension Context {
  package var console: Console {
    get { output.console }
    set { output.console = newValue }
  }

  var mask: SecretMask { output.mask }
  var answers: Answers { Answers(session, commands: commands) }

  var surroundings: Surroundings { sender.surroundings }

  func flush() { output.flush() }
  package func show(_ view: some View) throws(SinkClosed) { try output.show(view) }
  func showFolded(_ view: some View) throws(SinkClosed) { try output.showFolded(view) }
  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) { try output.write(bytes) }
  package func note(_ view: some View) { output.note(view) }
  package func note(_ line: Line) { output.note(line) }
  func noteLater(_ line: Line) { output.noteLater(line) }
}
