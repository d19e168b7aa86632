internal import ApusAnswers
internal import ApusClient
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

/// A line sent for each of some values, one after the other.
struct Loop {
  let sender: Sender
  let line: AskingLine
  /// The line as it was typed.
  let text: String
  /// What the line calls each value.
  let name: String
  let count: Int
  private var table = OutcomeTable()
  private var tally = OutcomeTally()
  private var worst = Outcome.ok

  init(sender: Sender, line: AskingLine, text: String, name: String, count: Int) {
    (self.sender, self.line, self.text, self.name, self.count) = (sender, line, text, name, count)
  }

  mutating func run(over values: some Sequence<VariableValue>) async throws -> Outcome {
    let before = sender.session.variables.values[name]
    defer { sender.session.variables.values[name] = before }
    let clock = sender.environment.clock
    let meter = ProgressMeter(sender.output.console)
    defer { meter.clear() }
    let start = clock.now()
    var pace: Pace?
    for (done, value) in values.enumerated() {
      sender.session.keep(value, as: name, in: sender.surroundings)
      try await VariableRequests(sender).send(for: text)
      guard let prepared = try prepare(value, isFirst: done == 0) else { continue }
      if prepared.showing.isOffline || sender.isOffline {
        worst = worst.worse(try sender.preview(prepared))
        continue
      }
      // ^C ends it, and what came until then is shown.
      if pace == nil { pace = Pace(clock, every: prepared.paging.rate?.interval) }
      guard (try? await pace?.wait()) != nil, !Task.isCancelled else { break }
      try await send(prepared, value)
      meter.update(requests: done + 1, of: count)
    }
    meter.clear()
    if !table.isEmpty {
      try sender.output.showFolded(table)
      let elapsed = clock.now() - start
      try sender.output.show(
        LatencyView(
          times: [], outcomes: tally.outcomes, elapsed: elapsed,
          taken: pace?.time(of: tally.count, in: elapsed)))
      // A list is whole with what failed in it.
      if !Task.isCancelled { sender.output.file?.keepAnyway() }
    }
    return Task.isCancelled ? .failed(.cancelled) : worst
  }

  /// The request for a value. A problem of the first is that of the line; any other is that of its value, and the rest goes on.
  private mutating func prepare(_ value: VariableValue, isFirst: Bool) throws -> PreparedRequest? {
    do {
      let prepared = try sender.prepare(line)
      try prepared.paging.checkAsksOnce()
      guard !prepared.paging.followsPages || prepared.showing.output != nil else {
        throw LineProblem("a page of each is asked for here; all of them need `-o FILE`", at: 0..<0)
      }
      return prepared
    } catch let problem as LineProblem where !isFirst {
      table.add(shown(value), notSent: problem.message)
      worst = worst.worse(.failed(problem.code))
      return nil
    }
  }

  private mutating func send(_ ready: PreparedRequest, _ value: VariableValue) async throws {
    guard try sender.mayGo(ready.request) else {
      table.add(shown(value), notSent: "somebody said no")
      worst = worst.worse(.failed(.cancelled))
      return
    }
    let text = value.written(into: text, as: name)
    let record: Record
    if ready.showing.output != nil {
      let before = sender.session.records.lastNumber
      worst = worst.worse(try await sender.send(ready, line: text))
      guard sender.session.records.lastNumber > before, let last = sender.session.records.last else { return }
      record = last
    } else {
      var prepared = ready
      try sender.depart(&prepared)
      record = await sender.exchange(prepared, line: text)
    }
    table.add(shown(value), record.number, record.exchange, failure: record.code)
    tally.add(record.failure.map(Result.failure) ?? .success(record.exchange))
    if let code = record.code { worst = worst.worse(.failed(code)) }
  }

  /// The value as it may be seen.
  private func shown(_ value: VariableValue) -> String {
    switch value.named(name) {
    case .text, .json: value.text
    case .typedSecret, .secret: Secret.mask
    }
  }
}
