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
}
