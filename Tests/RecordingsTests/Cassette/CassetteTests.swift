import ApusClient
import ApusPacingTestSupport
import ApusRandomTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusRedaction

@Suite("A cassette", .paced)
struct CassetteTests {
  @Test("gives back the exchange it was given, hop for hop")
  func roundTrip() throws {
    let exchange = try sampleExchange()
    let read = try Cassette(reading: try written([Recording(exchange)]))
    #expect(read.isComplete)
    #expect(read.recordings.count == 1)
    #expect(description(of: try #require(read.recordings.first).exchange) == description(of: exchange))
  }

  @Test("keeps bytes that are no text, and a body's size where its bytes went elsewhere")
  func bodies() throws {
    let binary = (0...255).map { UInt8($0) }
    let posted = try sampleExchange(
      method: .post, body: .bytes(binary, contentType: "image/png"), answer: binary)
    let elsewhere = Exchange(
      request: posted.request, startedAt: posted.startedAt, hops: posted.hops,
      body: ReceivedBody(byteCount: 1_000, file: "a.bin"))
    let read = try Cassette(reading: try written([Recording(posted), Recording(elsewhere)])).recordings
    #expect(read[0].exchange.body.bytes == binary)
    #expect(try wholeBytes(of: #require(read[0].exchange.request.body)) == binary)
    #expect(read[1].exchange.body.byteCount == 1_000)
    #expect(read[1].exchange.body.file == "a.bin")
    #expect(Recording(elsewhere).with(body: [1, 2]).exchange.body.bytes == [1, 2])
  }

  @Test("gives back a failure with its code, its words and what had come", arguments: ErrorCode.everything)
  func failures(code: ErrorCode) throws {
    let exchange = try sampleExchange(answer: Array("{\"half".utf8))
    let failure = TransportError(code, "it broke", underlying: "curl 56", exchange: exchange)
    let read = try #require(try Cassette(reading: try written([Recording(failure)])).recordings.first)
    #expect(read.failure == Recording.Failure(code: code, message: "it broke", underlying: "curl 56"))
    #expect(description(of: read.exchange) == description(of: exchange))
  }

  @Test(
    "gives back the line that a failure is about, be it text or not",
    arguments: [Array("Content-Length: 20".utf8), [0x58, 0x3a, 0xff, 0x00]])
  func offendingLine(line: [UInt8]) throws {
    let exchange = Exchange(request: Request(method: .get, url: try WebURL("http://a/")), startedAt: .now)
    let failure = TransportError(.protocolFraming, "two lengths", offendingLine: line, exchange: exchange)
    let read = try #require(try Cassette(reading: try written([Recording(failure)])).recordings.first)
    let replayed = #expect(throws: TransportError.self) { try read.outcome(read.exchange) }
    #expect(replayed?.offendingLine == line)
  }

  @Test("tells a request that was never sent from one that was not answered")
  func unsent() throws {
    let request = Request(url: try url("http://127.0.0.1:1/"))
    let none = Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0))
    let hop = Hop(sent: SentRequest(method: .get, url: request.url, headers: [:]))
    let unanswered = Exchange(request: request, startedAt: none.startedAt, hops: [hop])
    let recordings = [none, unanswered].map { Recording(TransportError(.refused, "no", exchange: $0)) }
    let read = try Cassette(reading: try written(recordings)).recordings
    #expect(read.map(\.exchange.hops.count) == [0, 1])
    #expect(read[1].exchange.response == nil)
  }

  @Test("that is no JSON is refused with the place, and only one of ours may be cut off")
  func noJSON() throws {
    for (text, message) in [
      ("", "x.har:1:1: expected a value, found the end of the text"),
      ("[1]", "x.har:1:1: expected a HAR log with entries"),
      ("{\"log\": {\"entries\": [", "x.har:1:22: expected a value or `]`, found the end of the text"),
    ] {
      let problem = #expect(throws: HARProblem.self) {
        try Cassette(reading: Array(text.utf8), file: "x.har")
      }
      #expect(problem?.description == message)
    }
    let cut = try Cassette(reading: Array(written([Recording(sampleExchange())]).dropLast(3)))
    #expect(cut.isOwn && !cut.isComplete && cut.recordings.count == 1)
  }

  @Test("counts the steps behind its last answer, and a foreign one is not its own and counts none")
  func stepsBehind() throws {
    var redactor = Redactor()
    let recordings = [Recording(try sampleExchange())]
    let counted = try Cassette(recordings: recordings, stepsBehind: 3).bytes(redactor: &redactor)
    let read = try Cassette(reading: counted)
    #expect(read.isOwn && read.stepsBehind == 3 && read.recordings.count == 1)
    let foreign = try Cassette(reading: Array(#"{"log": {"entries": []}}"#.utf8))
    #expect(!foreign.isOwn && foreign.stepsBehind == 0 && foreign.recordings.isEmpty)
  }

  @Test("that is cut off anywhere is read up to its last whole entry")
  func truncation() throws {
    // As short as an entry can be: each length of it is read.
    let recordings = try (1...2).map { number in
      let request = Request(method: .get, url: try WebURL("http://a/\(number)"))
      return Recording(
        TransportError(.refused, "no", exchange: Exchange(request: request, startedAt: .now)))
    }
    let whole = try written(recordings)
    var most = 0
    for length in 0..<whole.count {
      guard let part = try? Cassette(reading: Array(whole[..<length])) else {
        #expect(length < Cassette.head.count)
        continue
      }
      #expect(part.isComplete == (length == whole.count - 1))
      #expect(part.recordings.count >= most)
      most = part.recordings.count
    }
    #expect(most == 2)
  }

  @Test("grows at its end to what it would be if written at once")
  func appending() throws {
    let recordings = try (1...3).map { Recording(try sampleExchange("http://127.0.0.1:8080/\($0)")) }
    var redactor = Redactor()
    let pieces = try recordings.enumerated().flatMap { index, recording in
      try Cassette.separator(before: index + 1)
        + Cassette.entries(of: [recording], from: index + 1, redactor: &redactor)
    }
    #expect(try Cassette.head + pieces + Cassette.tail == written(recordings))
    #expect(try Cassette(reading: try written([])).recordings.isEmpty)
  }

  @Test("with random damage never crashes")
  func damage() throws {
    var random = SeededGenerator(seed: 21)
    let whole = try written([Recording(try sampleExchange())])
    for _ in 0..<Trials.share(of: 600) {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0x7e, using: &random)
      }
      _ = try? Cassette(reading: bytes)
    }
  }
}
