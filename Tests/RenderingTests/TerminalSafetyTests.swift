import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import ApusText
import Foundation
import Testing

@Suite("Terminal safety", .paced)
struct TerminalSafetyTests {
  /// How many random inputs each view gets; more with `APUS_FUZZ_ROUNDS`.
  static let rounds = ProcessInfo.processInfo.environment["APUS_FUZZ_ROUNDS"].flatMap(Int.init) ?? 8

  @Test(
    "whatever is received, nothing but our own colours reaches the terminal", arguments: [11, 20, 43, 80])
  func views(_ width: Int) throws {
    var random = HostileText(seed: UInt64(width))
    for round in 0..<Self.rounds {
      for glyphs in [Glyphs.unicode, .ascii] {
        let screen = Screen(width: width, height: round % 3 == 0 ? nil : 2 + round % 15, glyphs: glyphs)
        for view in try Self.views(&random) { check(view, screen) }
      }
    }
  }

  @Test("a document written as JSON text in our colours holds no control of anybody else's")
  func writtenJSON() throws {
    var random = HostileText(seed: 5)
    let writer = JSONWriter(.indented(by: 2), palette: Theme.colour.palette, escapesInvisible: true)
    for _ in 0..<Self.rounds * 10 {
      let text = Theme.withoutCodes(writer.text(of: try random.document()))
      #expect(!holdsControls(text))
    }
  }

  /// Judged by Unicode's own properties, not by the filter under test.
  private func holdsControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar != "\n" && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
    }
  }

  private func check(_ view: any View, _ screen: Screen) {
    let text = view.text(on: screen, theme: .colour)
    let plain = Theme.withoutCodes(text)
    #expect(plain == view.text(on: screen), "\(type(of: view))")
    #expect(!holdsControls(plain), "\(type(of: view))")
    for line in plain.split(separator: "\n") where VisibleText.line(String(line)) != line {
      Issue.record("\(type(of: view)) let through \(line.debugDescription)")
    }
    for line in view.lines(on: screen) where line.width > screen.width {
      Issue.record("\(type(of: view)) is wider than \(screen.width): \(line.text)")
    }
  }

  /// One of every view, everything in it that can come from outside being hostile.
  private static func views(_ random: inout HostileText) throws -> [any View] {
    let document = try random.document()
    let other = try random.document()
    let exchange = try random.exchange()
    let path = random.text(6)
    let findings = JSONSearch("a").findings(in: document)
    let columns = try [TableColumn("a"), TableColumn(".b[0]")]
    let request = Request(
      url: try WebURL("http://h.test/"),
      headers: HeaderFields([HeaderField(name: random.text(5), value: random.text(40))]),
      body: .bytes(random.bytes(200)))
    let bytes = random.bytes(300)
    let start = Int.random(in: 0..<300, using: &random)
    let report = FailureReport(
      .decodeValue, random.text(30), details: [random.text(60)],
      excerpt: Excerpt(start..<start + 9, in: bytes[...]),
      note: random.text(20), suggestions: [random.text(20), random.text(30)])
    let views: [(any View)?] = [
      TreeView(document), TreeView(document, depth: 1),
      TreeView(matches: document.children.map { TreePlace.Value($0) }, typed: path),
      TableView(document, path: path), TableView(document, path: path, columns: columns),
      DiffView(JSONDifference.between(document, other)), FindView(findings, of: SearchedText("a")),
      SideBySideView(JSONDifference.between(document, other)),
      ShapeDifferenceView(JSONShape(of: document), JSONShape(of: other)),
      StatusLine(exchange), exchange.response.map { HeadersView($0) }, NarrativeView(exchange),
      Waterfall(exchange), RequestView(request), report,
      Excerpt(typed: random.text(50), span: start / 10..<start / 10 + 4),
      BodyView(bytes, contentType: "text/plain"), BodyView(bytes, contentType: "text/html; charset=latin1"),
      EventView(ServerSentEvent(type: random.text(5), data: random.text(40), id: random.text(5))),
      EventView(ServerSentEvent(data: document.text)), BodyLineView(bytes),
      BodyLineView(Array(document.text.utf8)),
      exchange.response.map { StatusLine($0) }, BodyView(bytes, contentType: random.text(8)), TextBody(bytes),
      HexDump(bytes),
      LatencyView(
        times: [.seconds(1)], outcomes: [.init(random.text(9), .ok, count: 1)], elapsed: .seconds(1)),
      ProgressLine(.bytes, done: start, of: 300, elapsed: .seconds(1)),
    ]
    return views.compactMap(\.self)
  }
}

/// Text, bytes and documents that try to break out. The same for the same seed.
private struct HostileText: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) | (state << 31)
  }

  private static let pieces = [
    "\u{1b}[2J", "\u{1b}]0;title\u{7}", "\u{9b}31m", "\r", "\n", "\t", "\u{8}", "\u{7f}", "\u{202e}",
    "\u{2066}",
    "\u{200b}", "\u{200d}", "\u{feff}", "\u{301}\u{301}", "\u{fe0f}", "\u{e0041}", "\u{2028}", "a", "word ",
    "りんご",
    "👨‍👩‍👧", "🇯🇵", "🇯", "\u{1161}", "\u{1100}", "\u{600}", "\\", "\"", "\u{fffd}", "{", "]", "'", "%", "  ",
  ]

  mutating func text(_ count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      Self.pieces.randomElement(using: &self) ?? ""
    }.joined()
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    if Bool.random(using: &self) { return Array(text(count / 3).utf8) }
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
  }

  mutating func document() throws -> Node {
    let elements = (0..<Int.random(in: 0...6, using: &self)).map { _ in value(depth: 3) }
    return try JSONDocument(JSONValue.array(elements).text).root
  }

  private mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0...(depth > 0 ? 5 : 3), using: &self) {
    case 0: .null
    case 1: .number(-12)
    case 2, 3: .string(text(20))
    case 4: .array((0..<Int.random(in: 0...5, using: &self)).map { _ in value(depth: depth - 1) })
    default:
      .object(
        (0..<Int.random(in: 0...5, using: &self)).map { _ in
          JSONValue.Member(Bool.random(using: &self) ? "a" : text(6), value(depth: depth - 1))
        })
    }
  }

  mutating func exchange() throws -> Exchange {
    let fields = HeaderFields((0..<4).map { _ in HeaderField(name: text(4), value: text(30)) })
    var connection = Connection(remoteAddress: text(3), remotePort: 1)
    connection.tlsVersion = text(2)
    connection.certificates = [
      Certificate(subject: text(9), issuer: text(9), notBefore: text(2), notAfter: text(2))
    ]
    let request = Request(url: try WebURL("http://h.test/x"))
    let sent = SentRequest(
      method: .get, url: request.url, headers: fields, bodyByteCount: 3, withheld: [text(3)])
    let head = ResponseHead(version: text(2), status: 207, reason: text(9), headers: fields)
    let hop = Hop(
      sent: sent, informational: [head], response: head, trailers: fields,
      timing: Exchanges.timing(10, 20, 30, 40, 50, 60), connection: connection)
    return Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop, hop],
      body: ReceivedBody(bytes: bytes(9), file: text(3)))
  }
}
