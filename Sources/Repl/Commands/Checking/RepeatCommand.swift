internal import ApusClient
package import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `repeat N LINE`
package struct RepeatCommand: Asks {
  private static let count = Operand("N", .number, "how many times", try: "repeat 50 get /")
  private static let line = Operand("LINE", .line, "a line to repeat", try: "repeat 50 get /")

  package static let spec = CommandSpec(
    section: .checking,
    summary: "send a request many times and draw how long it took",
    forms: [[.operand(count), .operand(line)]],
    examples: [
      CommandSpec.Example("repeat 50 get /github/users/octocat", "a histogram and percentiles"),
      CommandSpec.Example("repeat 4 get /status/200 --rate 20/s", "no more than so many in a time"),
      CommandSpec.Example("repeat 20 get /status/503", "failures are counted by their code"),
    ],
    details: [
      "No body is shown, and none is kept in the history. What follows `|` or `>` gets the counts, the histogram and the "
        + "percentiles, once."
    ])

  private let count: Int
  private let line: AskingLine

  package init(_ line: LineArguments) throws(LineProblem) {
    count = try line.require(Self.count).number(atLeast: 1)
    self.line = try AskingLine(line.remainder(from: Self.line))
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    var prepared = try sender.prepare(line)
    if prepared.showing.isOffline || sender.isOffline { return try sender.preview(prepared) }
    guard try sender.mayGo(prepared.request) else { return .failed(.cancelled) }
    try sender.depart(&prepared)
    let meter = ProgressMeter(output.console)
    let clock = sender.environment.clock
    let start = clock.now()
    var tally = OutcomeTally()
    var pace = Pace(clock, every: prepared.paging.rate?.interval)
    for done in 0..<count {
      // ^C ends it, and what came until then is shown.
      guard (try? await pace.wait()) != nil, !Task.isCancelled else { break }
      tally.add(await sender.attempt(prepared.request))
      meter.update(requests: done + 1, of: count)
    }
    meter.clear()
    let elapsed = clock.now() - start
    let view = LatencyView(
      times: tally.times, outcomes: tally.outcomes, elapsed: elapsed,
      taken: pace.time(of: tally.count, in: elapsed))
    try output.show(view)
    if Task.isCancelled { return .failed(.cancelled) }
    // Counts are whole with what failed among them.
    output.file?.keepAnyway()
    return tally.worst.map(Outcome.failed) ?? .ok
  }
}
