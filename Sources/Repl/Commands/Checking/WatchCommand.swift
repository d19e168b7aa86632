internal import ApusAnswers
internal import ApusClient
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `watch TIME LINE`
package struct WatchCommand: Asks {
  private static let time = Operand("TIME", .number, "a time", try: "watch 5s get /")
  private static let line = Operand("LINE", .line, "a line to repeat", try: "watch 5s get /")

  package static let spec = CommandSpec(
    section: .checking,
    summary: "send a request again and again until ^C, and tell what changed",
    forms: [[.operand(time), .operand(line)]],
    examples: [CommandSpec.Example("watch 5s get /github/rate_limit", "every five seconds; ^C ends it")],
    details: [
      "What follows `|` is started once: it gets the first body, and then what changed, as it comes. So does a file "
        + "after `>>`; one after `>` is there when ^C has ended it."
    ])

  private let pause: Duration
  private let line: AskingLine

  package init(_ line: LineArguments) throws(LineProblem) {
    let time = try line.require(Self.time)
    guard let pause = Duration(written: time.text.lowercased()) else {
      throw LineProblem(
        "expected a time such as 5s or 500ms, found \(time.text)", at: time.range, try: Self.time.example)
    }
    self.pause = pause
    self.line = try AskingLine(line.remainder(from: Self.line))
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    var prepared = try sender.prepare(line)
    if prepared.showing.isOffline || sender.isOffline { return try sender.preview(prepared) }
    guard try sender.mayGo(prepared.request) else { return .failed(.cancelled) }
    try sender.depart(&prepared)
    var before: Record?
    while true {
      let record = await sender.exchange(prepared, line: line.text)
      if record.failure?.code == .cancelled { return .ok }
      try show(record, after: before, sender, output)
      before = record
      do { try await sender.environment.clock.pause(pause) } catch { return .ok }
      prepared = try sender.prepare(line)
    }
  }

  /// The whole response the first time, then what is different.
  private func show(_ record: Record, after before: Record?, _ sender: Sender, _ output: Output) throws {
    guard let old = try? before?.document(), let new = try? record.document() else {
      try sender.display.show(record)
      if record.failure != nil { _ = sender.conclude(record) }
      output.sayAfterwords()
      return
    }
    if let status = StatusLine(record.exchange, text: record.text) { output.note(status) }
    var effort = Effort()
    let differences = JSONDifference.between(old.root, new.root, within: &effort)
    // ^C is how it ends; there is nothing to say about that.
    guard effort.end == nil else { return }
    try output.show(DiffView(differences))
  }
}
