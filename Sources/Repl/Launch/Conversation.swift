package import LineEditing

/// Reads lines and runs them, one after the other, until there are no more or one asks to leave.
package struct Conversation {
  private let engine: Engine
  private let interrupts: Interrupts

  package init(engine: Engine, interrupts: Interrupts) {
    self.engine = engine
    self.interrupts = interrupts
  }

  /// Talks with somebody at a terminal. The thread this runs on waits while the prompt is up.
  ///
  /// - Parameter update: Called before each prompt with what the editor may know of the session.
  /// - Returns: The exit status: that of the last line.
  @MainActor
  package func talk(with reader: any LineReader, update: (EditorKnowledge) -> Void) async -> Int32 {
    var status: Int32 = 0
    while true {
      let knowledge = await engine.knowledge()
      update(knowledge)
      if let text = await engine.takePrefill() { reader.prefill(text) }
      switch reader.readLine(knowledge.prompt) {
      case .interrupted: continue
      case .end: return status
      case .line(let line):
        let outcome = await run(line)
        if outcome == .quit { return status }
        status = outcome.exitStatus
      }
    }
  }

  /// Runs the lines of a script, each when it is read.
  ///
  /// - Returns: The exit status: that of the last line that was run.
  package func run(script reader: any LineReader, strict: Bool) async -> Int32 {
    var status: Int32 = 0
    while case .line(let line) = reader.readLine(Prompt("")) {
      let (next, isOver) = await step(line, after: status, strict)
      status = next
      if isOver { break }
    }
    return status
  }

  /// Runs some lines; otherwise as a script.
  package func run(lines: [String], strict: Bool) async -> Int32 {
    var status: Int32 = 0
    for line in lines {
      let (next, isOver) = await step(line, after: status, strict)
      status = next
      if isOver { break }
    }
    return status
  }

  /// A line that asks to leave keeps the status of the one before.
  private func step(_ line: String, after status: Int32, _ strict: Bool) async -> (
    status: Int32, isOver: Bool
  ) {
    let outcome = await run(line)
    return (outcome == .quit ? status : outcome.exitStatus, outcome.endsScript(strict: strict))
  }

  private func run(_ line: String) async -> Outcome {
    let engine = engine
    return await interrupts.whileRunning { await engine.run(line) }
  }
}
