internal import ApusClient
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `repeat N LINE`
package struct RepeatCommand: Asks {
  private static let count = Operand("N", .number, "how many times", try: "repeat 50 get /")
  private static let csv = CommandOption("--csv", "writes a line a request instead of drawing them")
  private static let json = CommandOption(
    "--json", "writes all of it as JSON, when it stands before the request")
  private static let line = Operand("LINE", .line, "a line to repeat", try: "repeat 50 get /")

  package static let spec = CommandSpec(
    section: .checking,
    summary: "send a request many times and draw how long it took",
    forms: [[.operand(count), .operand(line)]], options: [csv, json],
    examples: [
      CommandSpec.Example("repeat 50 get /github/users/octocat", "a histogram and percentiles"),
      CommandSpec.Example("repeat 4 get /status/200 --rate 20/s", "no more than so many in a time"),
      CommandSpec.Example(
        "repeat --csv 5 get /status/200 > times.csv", "the time of each, for a spreadsheet"),
      CommandSpec.Example("repeat 20 get /status/503", "failures are counted by their code"),
    ],
    details: [
      "No body is shown, and none is kept in the history. What follows `|` or `>` gets the counts, the histogram and the "
        + "percentiles, once.",
      "A request that opens a connection is told and not drawn, where most find one open.",
    ])

  private let count: Int
  private let line: AskingLine
  private let isCSV: Bool
  private let isJSON: Bool

  package init(_ line: LineArguments) throws(LineProblem) {
    count = try line.require(Self.count).number(atLeast: 1)
    let start = try line.require(Self.line).range.lowerBound
    isCSV = line.has(Self.csv)
    // Behind the request it is one of the request's own.
    isJSON = line.first(of: [Self.json]).map { $0.range.lowerBound < start } ?? false
    let taken = line.first(of: [Self.csv]).map { [$0.range] } ?? []
    self.line = try AskingLine(line.line.remainder(from: start, without: taken))
  }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    var prepared = try sender.prepare(line)
    try prepared.paging.checkAsksOnce()
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
    if isCSV {
      try output.write(Array(LatencySample.csv(tally.samples).utf8)[...])
    } else if isJSON {
      let summary = LatencySample.json(tally.samples, elapsed: elapsed).bytes
      try output.write((summary + [UInt8(ascii: "\n")])[...])
    } else {
      try output.show(
        LatencyView(
          tally.samples, outcomes: tally.outcomes, elapsed: elapsed,
          taken: pace.time(of: tally.count, in: elapsed)))
    }
    if Task.isCancelled { return .failed(.cancelled) }
    // Counts are whole with what failed among them.
    output.file?.keepAnyway()
    return tally.worst.map(Outcome.failed) ?? .ok
  }
}
