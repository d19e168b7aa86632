internal import ApusSystem
internal import ApusText

/// Keys that end the line, leave the editor for a while, or start the picture afresh.
extension EditLineReader {
  func enter() -> CommandOutcome {
    guard hooks.isComplete(engine.line.text) else { return insertNewline() }
    acceptLine()
    return .ended
  }

  /// The line that a command of libedit ended, such as vi's `#`: it has left a newline at the end.
  func acceptLineOfLibedit() {
    let text = engine.line.text
    if text.hasSuffix("\n") { engine.replace(text.utf8.count - 1..<text.utf8.count, with: "") }
    acceptLine()
  }

  /// Takes the line as it is.
  private func acceptLine() {
    paintFinal()
    result = .line(engine.line.text)
  }

  func insertNewline() -> CommandOutcome {
    engine.insert("\n")
    return .edited
  }

  func interrupt() -> CommandOutcome {
    paintFinal(mark: "^C")
    pasted = ""
    result = .interrupted
    return .ended
  }

  /// ^D: the end on an empty line, otherwise it deletes.
  func deleteOrEnd() -> CommandOutcome {
    guard engine.line.text.isEmpty else { return deleteForward() }
    paintFinal()
    result = .end
    return .ended
  }

  func clearScreen() -> CommandOutcome {
    terminal.write(painter.clearScreen())
    return .edited
  }

  /// ^Z: gives the terminal back and stops the whole process group, as the shell expects. Comes back on `fg`.
  func suspend() -> CommandOutcome {
    paintFinal()
    terminal.write(TerminalCode.bracketedPasteOff)
    engine.setTerminal(editing: false)
    stopThisProgram()
    wake(for: wakeup.drain().union([.continued]))
    return .edited
  }

  /// Takes the terminal again after the process was stopped, however that came about.
  func resume() {
    engine.setTerminal(editing: false)
    engine.setTerminal(editing: true)
    size = terminal.size
    painter = Painter()
    terminal.write(TerminalCode.bracketedPasteOn)
  }
}
