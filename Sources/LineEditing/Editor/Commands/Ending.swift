#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keys that end the line, leave the editor for a while, or start the picture afresh.
extension EditLineReader {
  func enter() -> CommandOutcome {
    let line = engine.line
    guard hooks.isComplete(line.text) else { return insertNewline() }
    paintFinal()
    result = .line(line.text)
    return .ended
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
    terminal.write(Self.bracketedPasteOff)
    engine.setTerminal(editing: false)
    kill(0, SIGTSTP)
    wake(for: wakeup.drain().union([.continued]))
    return .edited
  }

  /// Takes the terminal again after the process was stopped, however that came about.
  func resume() {
    engine.setTerminal(editing: false)
    engine.setTerminal(editing: true)
    size = terminal.size
    painter = Painter()
    terminal.write(Self.bracketedPasteOn)
  }
}
