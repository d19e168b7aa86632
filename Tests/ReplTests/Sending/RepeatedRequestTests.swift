import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusRecordings
import ApusReplTestSupport
import ApusSavedSessions
import Testing

@testable import ApusRepl

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers each request at its second attempt: the first went over a connection that was dead.
private struct SecondAttempt: Transport {
  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let sent = SentRequest(method: request.method, url: request.url, headers: request.headers)
    let head = ResponseHead(
      version: "HTTP/1.1", status: 200, headers: ["Content-Type": "application/json"])
    return Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0),
      hops: [Hop(sent: sent, connection: Connection(isReused: true)), Hop(sent: sent, response: head)],
      body: ReceivedBody(bytes: Array("1".utf8)))
  }
}

@Suite("A request that was sent again", .paced)
struct RepeatedRequestTests {
  @Test("is shown with both attempts: in the status line, in timing, in -v and in HAR")
  func shown() async throws {
    let talk = try await Talk(transport: SecondAttempt(), base: "http://h.test")
    #expect(await talk.say("get /a").notes.contains("200 OK · sent twice · 1 B"))
    let timing = await talk.say("timing").outText
    #expect(timing.contains("--- GET /a") && timing.contains("200 GET /a"))
    #expect(await talk.say("get /a -v").text.contains("the connection is dead; sent again on another"))
    #expect(await talk.say("explain").text.contains("sent again on another"))
    let har = await talk.say("har").outText
    let cassette = try Cassette(reading: Array(har.utf8))
    #expect(cassette.recordings.map(\.exchange.repeatCount) == [1, 1])
    #expect(cassette.recordings.first?.exchange.response?.status == 200)
  }

  @Test("is recorded with both attempts, and replays as the answer that came")
  func recorded() async throws {
    let talk = try await Talk(transport: SecondAttempt(), base: "http://h.test")
    await talk.say("record a", "get /a", "record off")
    let files = ["a.session.har", "sessions/a.session.har"].compactMap { talk.folder.text(of: $0) }
    let cassette = try Cassette(reading: Array(try #require(files.first).utf8))
    #expect(cassette.recordings.first?.exchange.hops.map { $0.response?.status } == [nil, 200])
    #expect(await talk.say("replay a").status == 0)
  }
}
