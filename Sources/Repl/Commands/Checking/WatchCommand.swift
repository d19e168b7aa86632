internal import ApusAnswers
internal import ApusClient
internal import ApusContracts
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
internal import ApusSending
package import ApusSurroundings

/// `watch TIME LINE [PATH]`
package struct WatchCommand: Asks {
  private static let time = Operand("TIME", .number, "a time", try: "watch 5s get /")
  private static let line = Operand("LINE", .line, "a line to repeat", try: "watch 5s get /")
  private static let until = CommandOption(
    "--until", "ends when that holds", takes: Operand("'EXPR'", .text, "what `expect` takes"))

  package static let spec = CommandSpec(
    section: .checking,
    summary: "send a request again and again until ^C, and tell what changed",
    forms: [[.operand(time), .operand(line), .option(until)], .unsaid(.operand(time), .operand(line))],
    examples: [
      CommandSpec.Example("watch 5s get /github/rate_limit", "every five seconds; ^C ends it"),
      CommandSpec.Example("watch 5s get /github/rate_limit .rate.used", "only what is there"),
      CommandSpec.Example(
        "watch 1s get /github/rate_limit --until '.rate.limit > 0'", "until a check of `expect` holds"),
    ],
    details: [
      "At a prompt it is drawn in place, and what has changed since the last answer has `~` before it. `--until` takes what "
        + "`expect` takes, or a filter such as '@.rate.used > 10'; behind a path '@ > 10' is the value there.",
      "What follows `|` is started once: it gets the first body, and then what changed, as it comes. So does a file "
        + "after `>>`; one after `>` is there when ^C has ended it.",
    ])

  private let pause: Duration
  private let line: AskingLine
  private let path: PathArgument
  private let end: AwaitedRule?

  package init(_ line: LineArguments) throws(LineProblem) {
    let time = try line.require(Self.time)
    guard let pause = Duration(written: time.text.lowercased()) else {
      throw LineProblem(
        "expected a time such as 5s or 500ms, found \(time.text)", at: time.range, try: Self.time.example)
    }
    self.pause = pause
    end = try line.value(Self.until).map { word throws(LineProblem) in try AwaitedRule(word) }
    let words = line.words(Self.line)
    // The URL may be a path into an answer, too; what stands behind it is what to look at.
    let last = words.count > 2 && words.last?.kind == .path ? words.last : nil
    path = try PathArgument(last, in: line)
    self.line = try AskingLine(line.remainder(from: Self.line, without: last))
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    var prepared = try sender.prepare(line)
    if prepared.showing.isOffline || sender.isOffline { return try sender.preview(prepared) }
    guard try sender.mayGo(prepared.request) else { return .failed(.cancelled) }
    try sender.depart(&prepared)
    var view = WatchedAnswers(path, every: pause, sender)
    defer { view.end() }
    while true {
      let record = await sender.exchange(prepared, line: line.text)
      if record.failure?.code == .cancelled { return .ok }
      try view.show(record)
      if Task.isCancelled { return .ok }
      let value = path.isWhole ? nil : view.before
      if let end, try end.holds(in: sender.rules, watching: value) ?? sender.environment.heldThen() {
        return .ok
      }
      do { try await sender.environment.clock.pause(pause) } catch { return .ok }
      try await VariableRequests(sender).send(for: line.text)
      prepared = try sender.prepare(line)
    }
  }
}
