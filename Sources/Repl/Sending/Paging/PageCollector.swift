internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

/// Asks for every page and shows them as one array. It goes where each answer says that the next is, within the
/// origin; it waits when a rate limit says how long, three times for a page; and it stops with what it has when a page
/// fails, comes again, or does not say where the next is although there is one.
struct PageCollector {
  let sender: Sender
  /// What was typed.
  let line: String

  private var output: Output { sender.output }

  func send(_ first: PreparedRequest) async throws -> Outcome {
    var pages = Pages(from: first.request.url)
    var prepared = first
    // Each page is read here, so only the whole list goes where the line says.
    prepared.request.options.delivery = .memory
    let meter = ProgressMeter(output.console)
    defer { meter.clear() }
    var waits = 0
    while true {
      let record = await sender.exchange(prepared, line: line)
      if record.code != nil, waits < 3, let pause = record.rateLimitPause {
        waits += 1
        output.note(Line("rate limit: waiting \(Units.time(pause))", .dim))
        try await sender.environment.clock.pause(pause)
        continue
      }
      waits = 0
      let step = read(record, into: &pages, upTo: first.paging.maximum ?? .max)
      if case .next(let request) = step {
        meter.update(requests: pages.count, of: nil)
        prepared.request = request
        continue
      }
      meter.clear()
      return try finish(pages, at: record, first.showing, step)
    }
  }

  /// What comes after a page.
  private enum PageStep {
    case next(Request)
    /// There is no more, or no more is wanted.
    case end
    /// The answer is no page: an error, or no list.
    case noPage
    case stop(CommandFailure)

    /// Whether the list is as long as it was to be.
    var isEnd: Bool { if case .end = self { true } else { false } }
  }

  /// Adds an answer to the pages, and finds out where the next one is.
  private func read(_ record: Record, into pages: inout Pages, upTo most: Int) -> PageStep {
    guard record.code == nil, let document = try? record.document(), let list = Pages.list(in: document.root)
    else {
      return .noPage
    }
    guard !pages.isRepeated(list) else {
      return .stop(
        .pages("page \(pages.count + 1), by \(pages.rule ?? "Link"), is the page before it again", at: record)
      )
    }
    pages.add(list)
    guard pages.count < most else { return .end }
    guard let target = sender.session.page("next", of: record) else { return end(of: pages, at: record) }
    let next: Request
    do {
      next = try PreparedRequest(following: target.reference, of: record, at: 0..<0).request
    } catch {
      return .stop(.pages("\(target.rule) leads to what cannot be asked: \(error.message)", at: record))
    }
    guard next.url.origin == record.exchange.request.url.origin else {
      return .stop(
        CommandFailure(
          .redirectUnsafe, "the next page is on another origin, \(next.url.origin), and is not asked for",
          try: ["get \(ItemPrinter().quoted(next.url.description))"]))
    }
    guard pages.goOn(to: next.url, by: target.rule) else {
      return .stop(.pages("by \(target.rule), the next page is one that was asked for before", at: record))
    }
    return .next(next)
  }

  /// Where no next page can be found: nothing is wrong, unless the answer says that there is one.
  private func end(of pages: Pages, at record: Record) -> PageStep {
    let answer = PagedAnswer(record, in: sender.session)
    let head = PagingHeaders(record.exchange.response?.headers ?? [:])
    if let unknown = answer?.unknownNext ?? head.more {
      return .stop(.pages("there is more, by \(unknown), and how to ask for it is not known", at: record))
    }
    let said = answer?.total.map { ($0.count, $0.field.name) } ?? head.total
    guard let (total, name) = said, total > pages.elements, pages.asksFromTheStart else { return .end }
    let cut = "\(pages.elements) of \(total) came, by \(name)"
    guard pages.count == 1 else {
      output.note(Line("\(cut), and the last page names no other", .dim))
      return .end
    }
    return .stop(.pages("\(cut), and how to ask for the rest is not known", at: record))
  }

  private func finish(
    _ pages: Pages, at record: Record, _ showing: ShowOptions, _ step: PageStep
  ) throws -> Outcome {
    if pages.count > 0 {
      try show(pages, like: record, showing, isWhole: step.isEnd)
    } else {
      var showing = showing
      // What is no list takes no list's place.
      if record.code == nil { showing.output = nil }
      try sender.display.show(record, showing: showing)
    }
    switch step {
    case .stop(let failure): throw failure
    case .noPage where record.code != nil: return sender.conclude(record)
    case .noPage:
      throw CommandFailure(
        .decodeType, "expected a list to collect pages from, found none in the response",
        try: ["tree", "headers"])
    case .next, .end: return .ok
    }
  }

  /// Shows the pages as though they had come in one response, which becomes the one paths look into.
  private func show(
    _ pages: Pages, like last: Record, _ showing: ShowOptions, isWhole: Bool
  ) throws {
    let exchange = last.exchange
    let whole = Exchange(
      request: exchange.request, startedAt: exchange.startedAt, hops: exchange.hops,
      body: ReceivedBody(bytes: pages.array))
    let rule = pages.count > 1 ? pages.rule.map { " by \($0)" } ?? "" : ""
    output.note(Line("\(Units.count(pages.count, "page"))\(rule)", .dim))
    let record = sender.session.records.add(line, whole)
    guard let path = showing.output else { return try sender.display.show(record, showing: showing) }
    try sender.display.write(pages.array, into: path, isWhole: isWhole)
    if !isWhole { output.noteLater(Line("nothing was written to \(path): pages are missing", .dim)) }
  }
}

extension CommandFailure {
  /// Why a list is not whole.
  fileprivate static func pages(_ message: String, at last: Record) -> CommandFailure {
    CommandFailure(.decodeValue, message, try: ["show \(last.number)"])
  }
}

extension Record {
  /// How long a server that limits the rate wants us to wait; `nil` when this is no such answer, or when the wait
  /// is longer than somebody would sit through.
  var rateLimitPause: Duration? {
    guard let head = exchange.response, head.status == 429 || head.status == 403 else { return nil }
    guard let pause = RetryAfter(head.headers)?.pause(from: exchange.startedAt) else { return nil }
    return pause <= .seconds(120) ? pause : nil
  }
}
