internal import ApusAnswers
internal import ApusClient
internal import ApusContracts
internal import ApusExplorer
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// Asks the same until a rule holds, or until there is no more time. The last answer is shown.
package struct Polling {
  let sender: any RequestSender
  /// What was typed.
  let line: String
  let wish: PollingWish
  private let awaited: AwaitedRule

  /// - Throws: what keeps the request from being asked again, or the rule from being understood.
  package init(
    _ wish: PollingWish, _ sender: any RequestSender, of prepared: PreparedRequest, line: String
  ) throws(LineProblem) {
    let showing = prepared.showing
    guard showing.output == nil, !showing.downloads, !showing.streams, !prepared.paging.followsPages else {
      throw LineProblem("--until looks at answers; `>` puts the last into a file", at: wish.range)
    }
    guard prepared.request.body?.isRepeatable ?? true else {
      throw LineProblem("what comes from a pipe is sent once, and --until asks again", at: wish.range)
    }
    (self.wish, self.sender, self.line) = (wish, sender, line)
    awaited = try AwaitedRule(wish.condition, at: wish.range)
  }

  package func send(_ request: PreparedRequest) async throws -> Outcome {
    var prepared = request
    prepared.request.options.delivery = .memory
    let clock = sender.environment.clock
    let start = clock.now()
    var count = 0
    while true {
      let record = await sender.exchange(prepared, line: line)
      if record.failure?.code == .cancelled { return try conclude(record, request) }
      let isUnknown = record.failure?.code == .replayMissing && count > 0
      if !isUnknown { count += 1 }
      // Interrupted in the pause it held no more than before.
      if try awaited.holds(in: sender.rules) ?? (sender.environment.heldThen() && !Task.isCancelled) {
        let time = Units.time(clock.now() - start)
        sender.output.note(Line("held after \(Units.count(count, "request")), \(time)", .dim))
        return try conclude(record, request)
      }
      if isUnknown || clock.now() - start + wish.pause > wish.limit {
        return try giveUp(record, request, count)
      }
      try await Countdown(sender.output.console, clock, "not yet").wait(wish.pause)
    }
  }

  private func conclude(_ record: Record, _ request: PreparedRequest) throws -> Outcome {
    try sender.display.show(record, showing: request.showing)
    return sender.conclude(record)
  }

  private func giveUp(_ record: Record, _ request: PreparedRequest, _ count: Int) throws -> Outcome {
    try sender.display.show(record, showing: request.showing)
    throw CommandFailure(
      .expectFailed,
      "expected \(wish.condition) within \(Units.time(wish.limit)); it did not hold after \(Units.count(count, "request"))",
      try: ["raw", "history"])
  }
}
