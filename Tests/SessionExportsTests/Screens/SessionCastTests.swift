import Foundation
import Testing

@testable import ApusClient
@testable import ApusJSON
@testable import ApusLanguage
@testable import ApusRecordings
@testable import ApusSavedSessions
@testable import ApusSessionExports

@Suite("A session as a film")
struct SessionCastTests {
  private func recording(at second: Double, taking milliseconds: Int) throws -> Recording {
    let url = try WebURL("http://h.test/a")
    let hop = Hop(
      sent: SentRequest(method: .get, url: url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: 200),
      timing: Timing(total: .milliseconds(milliseconds)))
    return Recording(
      Exchange(
        request: Request(method: .get, url: url), startedAt: Date(timeIntervalSince1970: 1000 + second),
        hops: [hop]))
  }

  /// Two requests, the second five seconds after the first, and a line that asks nobody.
  private func session() throws -> PlayedSession {
    func step(_ command: String, _ recordings: [Recording]) -> PlayedStep {
      PlayedStep(
        part: 0, step: Step(command: command), shown: "a\n\u{1b}[32mb\u{1b}[0m\u{1b}[2J\n", outcome: .ok,
        recordings: recordings)
    }
    return PlayedSession(
      path: "demo.session.md", document: SessionDocument(),
      steps: [
        step("abcde", [try recording(at: 0, taking: 500)]),
        step("abcde", [try recording(at: 5, taking: 250)]), step("say\nmore", []),
      ])
  }

  private func events(_ text: String) throws -> (head: Node, events: [(Double, String, String)]) {
    let lines = text.split(separator: "\n").map(String.init)
    let head = try JSONDocument(lines[0]).root
    return (
      head,
      try lines.dropFirst().map { line in
        let node = try JSONDocument(line).root
        return (node[0]?.double ?? -1, node[1]?.string ?? "", node[2]?.string ?? "")
      }
    )
  }

  @Test("the second version has the time of each event, with the pauses and waits that were recorded")
  func second() throws {
    let (head, events) = try events(SessionCast(try session(), pauses: .recorded).text(.two))
    #expect(head["version"]?.integer == 2 && head["width"]?.integer == 100 && head["height"]?.integer == 24)
    #expect(head["timestamp"]?.integer == 1000)
    let shown = events.filter { $0.2.hasPrefix("a\r\n") }
    // One second to look, five keys and half a second; then what was recorded: the second ended 5.25 s after the first began.
    #expect(shown.map { Int(($0.0 * 1000).rounded()) } == [1700, 6450, 7770])
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.0 <= $1.0 })
    #expect(shown[0].2 == "a\r\n\u{1b}[32mb\u{1b}[0m\\x1b[2J\r\n")
    #expect(events.contains { $0.2 == "\r\n> " })
  }

  @Test("the third has the time since the one before, and ends with the exit")
  func third() throws {
    let (head, events) = try events(SessionCast(try session(), pauses: .recorded).text(.three))
    #expect(head["version"]?.integer == 3 && head["term"]?["cols"]?.integer == 100 && head["width"] == nil)
    let last = try #require(events.last)
    #expect(last.1 == "x" && last.2 == "0")
    let whole = events.reduce(0) { $0 + Int(($1.0 * 1000).rounded()) }
    #expect(whole == 8770)
  }

  @Test("pauses are left out or kept in a range where that is asked for")
  func pauses() throws {
    func length(_ pauses: Pauses) throws -> Int {
      let last = try events(SessionCast(try session(), pauses: pauses).text(.two)).events.last
      return Int(((last?.0 ?? 0) * 1000).rounded())
    }
    #expect(try length(.none) == 2470)
    #expect(try length(.between(2, 2.5)) == 8970)
  }

  @Test("a pause is one of three things", arguments: ["recorded", "none", "1..3", "0.5", "2..2"])
  func words(_ text: String) throws {
    _ = try Pauses(Word(typed: text))
  }

  @Test("anything else is refused", arguments: ["", "3..1", "-1", "a..b", "1..2..3", "nan", "1..inf", "1.."])
  func refused(_ text: String) {
    #expect(throws: LineProblem.self) { try Pauses(Word(typed: text)) }
  }
}
