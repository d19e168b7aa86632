internal import APIClient
internal import JSON
internal import Rendering

/// The pages of one list, as one array.
struct Pages {
  private(set) var count = 0
  private var body: [UInt8] = [UInt8(ascii: "[")]
  private var isEmpty = true

  /// The whole list so far.
  var array: [UInt8] { body + [UInt8(ascii: "]")] }

  /// Adds a page; false when it holds no list.
  mutating func add(_ document: Document) -> Bool {
    guard let list = Self.list(in: document.root) else { return false }
    for element in list.children {
      if !isEmpty { body.append(UInt8(ascii: ",")) }
      body += element.bytes
      isEmpty = false
    }
    count += 1
    return true
  }

  /// The list itself, or the only list in an object such as `{"total_count": 2, "items": [...]}`.
  static func list(in root: Node) -> Node? {
    if root.kind == .array { return root }
    let lists = root.children.filter { $0.kind == .array }
    return lists.count == 1 ? lists.first : nil
  }
}

extension Context {
  /// Asks for every page and shows them as one array. It follows `Link: rel=next`, or what the description says of
  /// pages, within the origin, waits when a rate limit says how long, three times for a page, and stops with what it
  /// has when a page fails.
  func sendPages(_ first: PreparedRequest, line: String) async throws -> Outcome {
    var pages = Pages()
    var prepared = first
    // Each page is read here, so only the whole list goes where the line says.
    prepared.request.options.delivery = .memory
    prepared.live = nil
    let meter = ProgressMeter(console)
    defer { meter.clear() }
    var waits = 0
    while true {
      let record = await exchange(prepared, line: line)
      if record.code != nil, waits < 3, let pause = record.rateLimitPause {
        waits += 1
        note(Line("rate limit: waiting \(Units.time(pause))", .dim))
        try await environment.clock.pause(pause)
        continue
      }
      guard record.code == nil, let document = try? record.document(), pages.add(document) else {
        if pages.count > 0 {
          try show(pages, like: record, line: line, first.showing, isWhole: false)
        } else {
          var showing = first.showing
          // What is no list takes no list's place.
          if record.code == nil { showing.output = nil }
          try show(response: record, showing: showing)
        }
        return record.code == nil ? try notAList(record) : conclude(record)
      }
      waits = 0
      meter.update(requests: pages.count, of: nil)
      guard let target = session.page("next", of: record), pages.count < first.paging.maximum ?? .max else {
        meter.clear()
        try show(pages, like: record, line: line, first.showing)
        return .ok
      }
      prepared.request = try nextPage(target, after: record)
    }
  }

  private func nextPage(_ target: String, after record: Record) throws -> Request {
    let next = try PreparedRequest(following: target, of: record, at: 0..<0).request
    guard next.url.origin == record.exchange.request.url.origin else {
      throw CommandFailure(
        .redirectUnsafe, "the next page is on another origin, \(next.url.origin), and is not asked for",
        try: ["next"])
    }
    return next
  }

  private func notAList(_ record: Record) throws -> Outcome {
    throw CommandFailure(
      .decodeType, "expected a list to collect pages from, found none in the response",
      try: ["tree", "headers"])
  }

  /// Shows the pages as though they had come in one response, which becomes the one paths look into.
  private func show(_ pages: Pages, like last: Record, line: String, _ showing: Showing, isWhole: Bool = true)
    throws
  {
    let exchange = last.exchange
    let whole = Exchange(
      request: exchange.request, startedAt: exchange.startedAt, hops: exchange.hops,
      body: ReceivedBody(bytes: pages.array))
    note(Line("\(Units.count(pages.count, "page"))", .dim))
    let record = session.records.add(line, whole)
    guard let path = showing.output else { return try show(response: record, showing: showing) }
    try write(pages.array, into: isWhole ? path : path + ".part")
    if !isWhole { noteLater(Line("nothing was written to \(path): pages are missing", .dim)) }
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
