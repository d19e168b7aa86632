internal import ApusClient
package import ApusLineEditing
package import ApusSurroundings
internal import ApusText

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
  /// - Parameters:
  ///   - spoken: Makes what reads lines for a screen reader, which is told nothing twice.
  ///   - measure: What the screen can show. Called before each line, as the window may have another size by then.
  ///   - update: Called before each prompt with what the editor may know of the session.
  /// - Returns: The exit status: that of the last line.
  package func talk(
    with usual: any LineReader, spoken: (() -> any LineReader)? = nil, measure: () -> Console,
    update: (EditorKnowledge) -> Void
  ) async -> Int32 {
    var status: Int32 = 0
    var plain: (any LineReader)?
    await engine.beginConversation()
    while true {
      // Who sees the prompt may rely on what is recorded.
      await engine.waitForDisk()
      let knowledge = await engine.knowledge()
      update(knowledge)
      if knowledge.traits.look.isSpoken, plain == nil { plain = spoken?() }
      let reader = (knowledge.traits.look.isSpoken ? plain : nil) ?? usual
      if let text = await engine.takePrefill() { reader.prefill(text) }
      if !reader.hearsInterrupts { interrupts.expectLine() }
      switch reader.readLine(knowledge.prompt) {
      case .interrupted: continue
      case .end:
        if await engine.leaveTour() { continue }
        return await end(status, update)
      case .line(let line):
        let console = measure()
        await engine.resize(out: console.outTraits, notes: console.noteTraits)
        let outcome = await run(line)
        if outcome == .quit { return await end(status, update) }
        status = outcome.exitStatus
      }
    }
  }

  /// What was too much to be looked through before a prompt may tell of lines that must not be kept.
  private func end(_ status: Int32, _ update: (EditorKnowledge) -> Void) async -> Int32 {
    if await engine.learnRest() { update(await engine.knowledge()) }
    return status
  }

  /// What is there of a script before its first line is read; ^C that comes meanwhile cancels its lines.
  package func beginning(of script: PipedReader) -> [UInt8] {
    interrupts.expectLine()
    return script.beginning()
  }

  /// Runs the lines of a script, each when it is read.
  ///
  /// - Returns: The exit status: that of the last line that was run.
  package func run(script reader: sending any LineReader, strict: Bool) async -> Int32 {
    let engine = engine
    return await interrupts.whileRunning {
      await Self.run(
        next: {
          guard case .line(let line) = reader.readLine(Prompt("")) else { return nil }
          return line
        }, on: engine, strict: strict)
    }
  }

  /// Runs some lines; otherwise as a script.
  package func run(lines: [String], strict: Bool) async -> Int32 {
    let engine = engine
    return await interrupts.whileRunning {
      var rest = lines[...]
      return await Self.run(next: { rest.popFirst() }, on: engine, strict: strict)
    }
  }

  /// All lines are one task, so that none has to wait for a thread, and ^C ends all of them.
  private static func run(next: () -> String?, on engine: Engine, strict: Bool) async -> Int32 {
    var status: Int32 = 0
    while let line = next() {
      if Task.isCancelled { return Outcome.failed(.cancelled).exitStatus }
      let outcome = await engine.run(line)
      // A line that asks to leave keeps the status of the one before.
      if outcome != .quit { status = outcome.exitStatus }
      if outcome.endsScript(strict: strict) { break }
    }
    return status
  }

  private func run(_ line: String) async -> Outcome {
    let engine = engine
    return await interrupts.whileRunning { await engine.run(line) }
  }
}
