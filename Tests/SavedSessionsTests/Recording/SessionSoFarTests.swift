import ApusClient
import ApusPacingTestSupport
import ApusRecordings
import Foundation
import Testing

@testable import ApusSavedSessions

@Suite("What a session has been so far", .paced)
struct SessionSoFarTests {
  private func line(_ text: String, bytes: Int = 0) throws -> Recorder.Entry {
    let exchange = Exchange(
      request: Request(url: try WebURL("http://h/")), startedAt: Date(timeIntervalSince1970: 0), hops: [],
      body: ReceivedBody(bytes: [UInt8](repeating: 0x20, count: bytes)))
    return .line(
      LoggedLine(
        text: text, recordings: [Recording(exchange)], piped: nil, outcome: .ok, secrets: [], isCut: false))
  }

  @Test("is the last lines, by their number and by the size of what they received")
  func kept() throws {
    var soFar = SessionSoFar(keeping: 8, bytes: 100)
    for number in 1...3 { soFar.append(try line("get /\(number)", bytes: 40)) }
    #expect(soFar.lineCount == 2)
    soFar.append(.note("prose"))
    #expect(soFar.lineCount == 2 && soFar.entries.count == 3)
    #expect(soFar.takeLines().map(\.text) == ["get /2", "get /3"] && soFar.entries.isEmpty)
  }

  @Test("is all of it while it is recorded")
  func recorded() throws {
    var soFar = SessionSoFar(keeping: 2, bytes: 100)
    soFar.keepsAll = true
    for number in 1...9 { soFar.append(try line("get /\(number)", bytes: 40)) }
    #expect(soFar.lineCount == 9)
    soFar.keepsAll = false
    #expect(soFar.lineCount == 2)
  }

  @Test("keeps what came, and nothing that was worked out of it only to write it down")
  func foresight() throws {
    let body = ReceivedBody(bytes: [UInt8](repeating: 0x20, count: 100_000))
    let exchange = Exchange(
      request: Request(url: try WebURL("http://h/")), startedAt: Date(timeIntervalSince1970: 0), hops: [],
      body: body)
    var recording = Recording(exchange)
    recording.foresight = BodyForesight(of: body)
    #expect(recording.foresight != nil)
    var soFar = SessionSoFar(keeping: 8)
    let line = LoggedLine(
      text: "a", recordings: [recording], piped: nil, outcome: .ok, secrets: [], isCut: false)
    soFar.append(.line(line))
    let kept = try #require(soFar.takeLines().first?.recordings.first)
    #expect(kept.foresight == nil && kept.exchange.body.bytes == body.bytes)
  }
}
