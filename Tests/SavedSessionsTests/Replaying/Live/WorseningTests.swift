import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusContracts
@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("What was fine and fails now", .paced)
struct WorseningTests {
  private func answer(_ status: Int) throws -> Recording {
    let url = try WebURL("http://h.test/x")
    let hop = Hop(
      sent: SentRequest(method: .get, url: url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: status, reason: "", headers: [:]))
    return Recording(
      Exchange(
        request: Request(method: .get, url: url), startedAt: Date(timeIntervalSince1970: 0), hops: [hop]))
  }

  /// The lines that tell of it; `nil` for a step that is as good as it was.
  private func told(
    written: Step.Outcome?, before: [Recording] = [], _ earlier: Step.Outcome = .ok, now: [Recording] = [],
    ended outcome: Step.Outcome, isRecorded: Bool = true, of command: String = "get /x"
  ) -> [String]? {
    let step = Step(command: command, expected: [], outcome: written)
    let result = LineResult(shown: ReplayScreen.Shown(pieces: []), outcome: earlier, recordings: before)
    let line = LoggedLine(
      text: command, recordings: now, piped: nil, outcome: outcome, secrets: [], isCut: false)
    return Worsening(of: step, result, line, isRecorded: isRecorded)?.verdict(on: step).differences
  }

  @Test("is told with how it ended and how it ends, and is no part of what is written")
  func failing() throws {
    #expect(told(written: nil, ended: .failure(.http(404))) == ["- ? ok", "+ ? http.404"])
    #expect(told(written: .ok, ended: .failure(.timeoutTotal)) == ["- ? ok", "+ ? timeout.total"])
    #expect(told(written: .ok, ended: .ok) == nil)
    let step = Step(command: "a", expected: [], outcome: .ok)
    let result = LineResult(shown: ReplayScreen.Shown(pieces: []), outcome: .ok, recordings: [])
    let line = LoggedLine(
      text: "a", recordings: [], piped: nil, outcome: .failure(.http(500)), secrets: [], isCut: false)
    let verdict = try #require(Worsening(of: step, result, line, isRecorded: true)).verdict(on: step)
    #expect(verdict.isWorse && verdict.isLeftOut)
    let said = try #require(Worsening(of: step, result, line, isRecorded: true))
      .verdict(on: step, because: ["error[http.500]: no"])
    #expect(said.differences == ["- ? ok", "+ ? http.500", "+ error[http.500]: no"])
  }

  @Test("is no step that was never fine")
  func neverFine() {
    #expect(told(written: .failure(.http(404)), ended: .failure(.http(410))) == nil)
    #expect(told(written: nil, .failure(.http(404)), ended: .failure(.http(404)), isRecorded: false) == nil)
  }

  @Test("is an answer that became the server's failure, also where the line does not mind one")
  func outage() throws {
    #expect(
      told(written: .failure(.http(404)), before: [try answer(404)], now: [try answer(503)], ended: .ok)
        == ["- status 404", "+ status 503"])
    #expect(told(written: .ok, before: [try answer(503)], now: [try answer(500)], ended: .ok) == nil)
  }

  @Test("is no failure after which the line tried again")
  func retries() throws {
    let (lost, fine) = (try answer(503), try answer(200))
    for before in [[], [fine], [lost, fine]] {
      let told = told(
        written: nil, before: before, now: [lost, lost, fine], ended: .ok, of: "get /x --retry 2")
      #expect(told == nil)
    }
    #expect(told(written: .ok, before: [fine], now: [lost, fine], ended: .ok) != nil)
  }
}
