package import ApusLineEditing
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

extension TalkDesk {
  /// At the editor, where what comes is shown above the line that is typed.
  package init(_ reader: EditLineReader) {
    let messages = reader.messages
    self.init(SharedReader(reader: reader), show: { messages.print($0) }, stop: reader.stop)
  }

  /// At a terminal that cannot move its cursor.
  package init(_ reader: PlainTerminalReader) {
    let shared = SharedReader(reader: reader)
    self.init(shared, show: { shared.show($0) }, stop: reader.stop)
  }

  private init(
    _ shared: SharedReader, show: (@Sendable (String) -> Void)? = nil,
    stop: @escaping @Sendable () -> Void = {}
  ) {
    self.init(
      read: { prompt, heard in
        await withCheckedContinuation { continuation in
          // Whoever types takes their time, and holds up nobody else.
          let thread = SystemThread.start { continuation.resume(returning: shared.read(prompt, heard)) }
          if let thread { thread.detach() } else { continuation.resume(returning: .end) }
        }
      }, show: show, stop: stop)
  }

  /// Unchecked because one thread reads at a time: no other prompt is up while a line of a conversation is read.
  private struct SharedReader: @unchecked Sendable {
    let reader: any LineReader

    func show(_ text: String) { (reader as? PlainTerminalReader)?.show(text) }

    func read(_ prompt: String, _ heard: @escaping Heard) -> Input {
      let editor = reader as? EditLineReader
      let usual = editor?.hooks
      editor?.hooks = EditorHooks(talkingLike: usual, heard: heard)
      defer { if let usual { editor?.hooks = usual } }
      return switch reader.readLine(Prompt(StyledText(prompt, .prompt))) {
      case .line(let text): .line(text)
      case .interrupted: .interrupted
      case .end: .end
      }
    }
  }
}
