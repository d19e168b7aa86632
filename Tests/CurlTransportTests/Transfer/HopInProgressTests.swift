import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

@Suite("A hop while it is under way", .paced)
struct HopInProgressTests {
  private func hop(_ adjust: (inout RequestOptions) -> Void = { _ in }) throws -> HopInProgress {
    HopInProgress(
      request: try request("http://a.test/", .get, headers: [:], body: nil, adjust), route: .direct,
      submitted: .now)
  }

  private func feed<Value>(_ text: String, _ take: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value
  {
    try Array(text.utf8).withUnsafeBytes(take)
  }

  private let head = "POST / HTTP/1.1\r\nHost: a.test\r\n\r\n"

  @Test("a connection is there once something went out, and a request is unanswered until something comes")
  func progress() throws {
    let hop = try hop()
    #expect(!hop.isConnected && !hop.isUnanswered && !hop.hasSentHead)
    feed("POST / HTTP/1.1\r\n") { hop.sentHead($0, connections: 1) }
    #expect(hop.isConnected && hop.isUnanswered && !hop.hasSentHead)
    feed("Host: a.test\r\n\r\n") { hop.sentHead($0, connections: 1) }
    #expect(hop.hasSentHead && hop.connections == 1)
    #expect(try !feed("HTTP/1.1 200 OK\r\n") { try hop.receivedLine($0) })
    #expect(!hop.isUnanswered)
    #expect(try feed("\r\n") { try hop.receivedLine($0) })
    #expect(hop.parser.response?.status == 200)
  }

  @Test("when it was given up is known by what is said, and by nothing else")
  func givenUp() throws {
    for (words, isGivenUp) in [
      ("Connection died, retrying a fresh connect (retry count: 1)", true),
      ("REFUSED_STREAM, retrying a fresh connect", true), ("Connection #0 to host left intact", false),
    ] {
      let hop = try hop()
      feed(head) { hop.sentHead($0, connections: 1) }
      feed(words) { hop.said($0) }
      #expect((hop.givenUp != nil) == isGivenUp)
    }
  }

  @Test("what stands between the pieces of a body in chunks is no part of it")
  func chunks() throws {
    let hop = try hop()
    for count in [4, 100, 2, 5] { hop.sentBody(count, of: 100) }
    #expect(hop.sentBodyByteCount == 100)
  }

  @Test(
    "a server that says that it did nothing leaves no request unanswered",
    arguments: [
      ("REFUSED_STREAM, retrying", true), ("Downgrades to HTTP/1.1!", true), ("Connection died", false),
    ])
  func turnedAway(_ words: String, _ isTurnedAway: Bool) throws {
    let hop = try hop()
    feed(head) { hop.sentHead($0, connections: 1) }
    feed(words) { hop.said($0) }
    #expect(hop.isUnanswered == !isTurnedAway)
  }

  @Test(
    "what HTTP/2 says of the end of a connection tells whether this request was left undone",
    arguments: [
      (["Using Stream ID: 3 (easy handle 0x5)", "recveived GOAWAY, error=0, last_stream=1"], true),
      (["Using Stream ID: 3 (easy handle 0x5)", "received GOAWAY, error=0, last_stream=3"], false),
      (["received GOAWAY, error=0, last_stream=1"], false), (["Using Stream ID: 3 (easy handle 0x5)"], false),
      (["Using Stream ID: x", "received GOAWAY, error=0, last_stream="], false),
      (["Using Stream ID: 3 (easy handle 0x5)", "h2h3 [:path: /GOAWAY?last_stream=1]"], false),
    ])
  func goAway(_ said: [String], _ isLeftUndone: Bool) throws {
    let hop = try hop()
    feed(head) { hop.sentHead($0, connections: 1) }
    for words in said { feed(words) { hop.said($0) } }
    #expect(hop.isLeftUndone == isLeftUndone && hop.isUnanswered == !isLeftUndone)
  }

  @Test("a line that is no header is a problem, with the line itself")
  func badLine() throws {
    let hop = try hop()
    _ = try feed("HTTP/1.1 200 OK\r\n") { try hop.receivedLine($0) }
    let problem = try #require(throws: TransferProblem.self) {
      try feed("no header\r\n") { try hop.receivedLine($0) }
    }
    #expect(problem.code == .protocolHeader)
    #expect(problem.line == Array("no header".utf8))
  }

  @Test("a body without a head is the beginning of something else, of which the first line is kept")
  func noHead() throws {
    let hop = try hop()
    let long = String(repeating: "x", count: 1_000)
    for (text, line) in [("SSH-2.0-x\r\nmore", "SSH-2.0-x"), (long, String(long.prefix(400))), ("\nx", nil)] {
      let problem = try #require(throws: TransferProblem.self) {
        try feed(text) { try hop.receivedBody($0) }
      }
      #expect(problem.code == .protocolStatus)
      #expect(problem.message == "the answer of a.test:80 does not begin with an HTTP status line")
      #expect(problem.line == line.map { Array($0.utf8) })
    }
  }

  @Test("how far it came is said in words")
  func words() throws {
    let hop = try hop { $0.deadlines.connect = .milliseconds(1_500) }
    #expect(hop.stage == "while connecting to a.test:80")
    #expect(hop.missed(.connect, received: 0).message == "no connection to a.test:80 within 1500 ms")
    feed(head) { hop.sentHead($0, connections: 1) }
    #expect(hop.stage == "while waiting for the response from a.test:80")
    for line in ["HTTP/1.1 200 OK\r\n", "Content-Length: 9\r\n"] {
      _ = try feed(line) { try hop.receivedLine($0) }
    }
    #expect(hop.stage == "while receiving the header from a.test:80" && hop.progress(3).isEmpty)
    _ = try feed("\r\n") { try hop.receivedLine($0) }
    #expect(hop.stage == "while receiving the body from a.test:80")
    #expect(hop.progress(3) == ", after 3 of 9 bytes")
    #expect(hop.missed(.total, received: 3).code == .timeoutTotal)
  }
}
