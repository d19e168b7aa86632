internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// Asks for every page and shows them as one array: goes where `PageWalk` leads, and waits when a rate limit says how
/// long, three times for a page.
package struct PageCollector {
  private let sender: any RequestSender
  private let line: String

  /// - Parameter line: what was typed.
  package init(sender: any RequestSender, line: String) {
    self.sender = sender
    self.line = line
  }

  private var output: Output { sender.output }

  package func send(_ first: PreparedRequest) async throws -> Outcome {
    var walk = PageWalk(from: first.request, by: first.paging.wish ?? PageWish(), upTo: first.paging.maximum)
    var prepared = first
    // Each page is read here, so only the whole list goes where the line says.
    prepared.request.options.delivery = .memory
    let meter = ProgressMeter(output.console)
    defer { meter.clear() }
    var waits = 0
    var pace = Pace(sender.environment.clock, every: first.paging.rate?.interval)
    while true {
      try await pace.wait()
      let record = await sender.exchange(prepared, line: line)
      if record.code != nil, waits < 3, let pause = record.rateLimitPause {
        waits += 1
        output.note(Line("rate limit: waiting \(Units.time(pause))", .dim))
        try await Countdown(output.console, sender.environment.clock, "rate limit").wait(pause)
        continue
      }
      waits = 0
      let step = take(record, &walk)
      if case .next(let request) = step {
        meter.update(requests: walk.pages.count, of: nil)
        prepared.request = request
        continue
      }
      meter.clear()
      return try finish(walk.pages, of: first, at: record, step)
    }
  }

  /// Adds an answer to the pages; `nil` when it is no page: an error, or no JSON.
  private func take(_ record: Record, _ walk: inout PageWalk) -> PageWalk.Step? {
    guard record.code == nil, let document = try? record.document() else { return nil }
    let step = walk.take(
      record.exchange, document.root, described: sender.scope.query(of: record.exchange.request))
    if case .cut(let what) = step { output.note(Line(what, .dim)) }
    return step
  }

  private func finish(
    _ pages: Pages, of first: PreparedRequest, at record: Record, _ step: PageWalk.Step?
  ) throws -> Outcome {
    if pages.count > 0 {
      try show(pages, of: first, like: record, isWhole: step?.isEnd ?? false)
    } else {
      var showing = first.showing
      // What is no list takes no list's place.
      if record.code == nil { showing.output = nil }
      try sender.display.show(record, showing: showing)
    }
    switch step {
    case .stop(let reason): throw failure(reason, at: record)
    case .noList(let message):
      throw CommandFailure(.decodeType, message, try: ["tree", "headers"])
    case nil where record.code != nil: return sender.conclude(record)
    case nil:
      throw CommandFailure(
        .decodeType, "expected a list to collect pages from, found none in the response",
        try: ["tree", "headers"])
    case .next, .end, .cut: return .ok
    }
  }

  /// Why a list is not whole.
  private func failure(_ reason: PageWalk.Reason, at last: Record) -> CommandFailure {
    switch reason {
    case .said(let message): CommandFailure(.decodeValue, message, try: ["show \(last.number)"])
    case .otherOrigin(let url):
      CommandFailure(
        .redirectUnsafe, "the next page is on another origin, \(url.origin), and is not asked for",
        try: ["get \(ItemPrinter().quoted(url.description))"])
    }
  }

  /// Shows the pages as though they had come in one response, which becomes the one paths look into.
  private func show(
    _ pages: Pages, of first: PreparedRequest, like last: Record, isWhole: Bool
  ) throws {
    let (exchange, showing) = (last.exchange, first.showing)
    // Who asks for it again begins with the first of them.
    let whole = Exchange(
      request: first.request, startedAt: exchange.startedAt, hops: exchange.hops,
      body: ReceivedBody(bytes: pages.array))
    let rule = pages.count > 1 ? pages.rule.map { " by \($0)" } ?? "" : ""
    output.note(Line("\(Units.count(pages.count, "page"))\(rule)", .dim))
    let record = sender.records.add(line, whole, by: last.pageWish, upTo: last, of: pages.count)
    guard let path = showing.output else { return try sender.display.show(record, showing: showing) }
    try sender.display.write(pages.array, into: path, isWhole: isWhole)
    if !isWhole { output.noteLater(Line("nothing was written to \(path): pages are missing", .dim)) }
  }
}

extension Record {
  /// How long a server that limits the rate wants us to wait; `nil` when this is no such answer, or when the wait
  /// is longer than somebody would sit through.
  var rateLimitPause: Duration? {
    let pause = exchange.response?.limitPause(from: exchange.startedAt)
    return pause.flatMap { $0 <= .seconds(120) ? $0 : nil }
  }
}
