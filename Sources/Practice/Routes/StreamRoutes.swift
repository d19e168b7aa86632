/// Bodies that come in pieces, or that are as long as you like.
enum StreamRoutes: RouteGroup {
  static let title = "Streams and sizes"

  static let routes: [Route] = [
    .get(
      "/stream/{n}", "n lines of JSON, chunked; `every=200` waits that many milliseconds after each.",
      example: "/stream/3"
    ) { call in
      stream(call, type: "application/x-ndjson") { index in
        let line = JSONText.object([("id", .int(index)), ("message", .string("line \(index)"))])
        return line.writtenOnOneLine() + [0x0a]
      }
    }
    .taking(lines).failing(400, with: Response.problemSchema),
    events,
    .get("/bytes/{n}", "n bytes that look random, the same each time.", example: "/bytes/1000") { call in
      guard let count = call.number("n", in: sizes) else { return tooMany }
      return Response(
        200, [Field("Content-Type", "application/octet-stream")],
        body: .stream(length: count, RepeatingBytes.noise.steps(in: 0..<count)))
    }
    .taking(size).failing(400, with: Response.problemSchema),
    .get("/range/{n}", "n letters, of which a Range can be asked for.", example: "/range/100") { call in
      call.number("n", in: sizes).map { letters($0, call) } ?? tooMany
    }
    .taking(size, .header("Range", "Such as bytes=0-9, bytes=10- or bytes=-5."))
    .failing(400, with: Response.problemSchema).answering(206).answering(416),
    .get(
      "/json/{bytes}", "About that many bytes of JSON, as an API would send it.", example: "/json/5000"
    ) { call in
      call.number("bytes", in: sizes).map { JSONItems(bytes: $0).response } ?? tooMany
    }
    .taking(.path("bytes", .integer(sizes), "About how many bytes."))
    .answering(200, .array(of: .map(of: .anything)))
    .failing(400, with: Response.problemSchema),
  ]

  private static let events = Route.get(
    "/sse/{n}",
    "n server-sent events; `every` as above. Last-Event-ID goes on behind that one, and 204 ends it.",
    example: "/sse/3"
  ) { call in
    let heard = call.header("Last-Event-ID").flatMap { Int($0) } ?? -1
    let from = heard < 0 ? 0 : min(heard, 1_000_000) + 1
    // A client that has them all is told not to ask again (HTML, 9.2.3).
    if let count = Int(call.parameter("n")), from > 0, from >= count { return .empty(204) }
    return stream(call, from: from, type: "text/event-stream") { index in
      Array("id: \(index)\nevent: tick\ndata: {\"count\": \(index)}\n\n".utf8)
    }
  }
  .taking(lines + [.header("Last-Event-ID", "The id of the last event you have.")])
  .answering(204).failing(400, with: Response.problemSchema)

  private static let lines = [
    Parameter.path("n", .integer(0...1_000_000), "How many."),
    .query("every", .integer(0...60_000), "Milliseconds to wait after each; none unless given."),
  ]
  private static let size = Parameter.path("n", .integer(sizes), "How many.")

  private static let sizes = 0...1_000_000_000_000
  private static var tooMany: Response { .problem(400, "The size is a number from 0 to 1000000000000.") }

  private static func stream(
    _ call: Call, from first: Int = 0, type: String, _ piece: @escaping @Sendable (Int) -> [UInt8]
  ) -> Response {
    let interval = call.query("every").map { Int($0) ?? -1 } ?? 0
    guard let count = call.number("n", in: 0...1_000_000), (0...60_000).contains(interval) else {
      return .problem(400, "It takes a number from 0 to 1000000, and every=0 to 60000.")
    }
    let steps = LazySteps(count: count - first, interval: .milliseconds(interval)) { piece(first + $0) }
    return Response(200, [Field("Content-Type", type)], body: .stream(length: nil, steps))
  }

  private static func letters(_ count: Int, _ call: Call) -> Response {
    let common = [Field("Content-Type", "text/plain"), Field("Accept-Ranges", "bytes")]
    guard let header = call.header("Range"), let range = ByteRange(header) else {
      return Response(200, common, body: .stream(length: count, RepeatingBytes.letters.steps(in: 0..<count)))
    }
    guard let part = range.part(of: count) else {
      return .empty(416, common + [Field("Content-Range", "bytes */\(count)")])
    }
    return Response(
      206, common + [Field("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(count)")],
      body: .stream(length: part.count, RepeatingBytes.letters.steps(in: part)))
  }
}

/// `Range: bytes=0-9`, `bytes=10-` or `bytes=-5`. Anything else, several ranges included, is as good as no range.
private enum ByteRange {
  case from(Int, through: Int?)
  case last(Int)

  init?(_ header: String) {
    guard header.hasPrefix("bytes=") else { return nil }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
      return nil
    }
    switch (Int(ends[0]), Int(ends[1])) {
    case (let start?, let end): self = .from(start, through: end)
    case (nil, let count?) where ends[0].isEmpty: self = .last(count)
    default: return nil
    }
  }

  /// Nil when nothing of the range exists.
  func part(of size: Int) -> Range<Int>? {
    switch self {
    case .from(let start, let end):
      let last = min(end ?? size - 1, size - 1)
      return start <= last ? start..<(last + 1) : nil
    case .last(let count):
      return count > 0 && size > 0 ? max(0, size - count)..<size : nil
    }
  }
}
