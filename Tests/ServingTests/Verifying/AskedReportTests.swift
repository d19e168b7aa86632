import ApusPacingTestSupport
import ApusPractice
import Testing

@testable import ApusServing

@Suite("What was asked for, at the end", .paced)
struct AskedReportTests {
  private let counts = [
    AskedCount(name: "GET /a", times: 2, promised: nil), AskedCount(name: "POST /b", times: 0, promised: 1),
  ]

  @Test("is told with the promises that were not kept, and with what nothing answers")
  func broken() {
    let log = AskedLog()
    log.note(MockRequest("GET", "/c"), isKnown: false)
    let report = AskedReport(counts, log.entries)
    #expect(
      report.lines == [
        "asked  promised", "    2            GET /a", "    0         1  POST /b, which was promised once",
        "    1            GET /c, which nothing answers",
        "1 of 2 asked for; 1 promise was not kept; 1 request got no answer",
      ])
    #expect(!report.isKept)
  }

  @Test("counts what somebody promised of a path, with gaps")
  func promised() throws {
    let log = AskedLog()
    for id in 1...3 { log.note(MockRequest("GET", "/things/\(id)"), isKnown: true) }
    log.note(MockRequest("GET", "/things/1"), isKnown: true)
    let kept = AskedReport([], log.entries, promises: [try #require(AskedPromise("get /things/{{id}} 4"))])
    #expect(kept.isKept && kept.lines.last == "1 of 1 asked for; every promise was kept")
    let never = AskedReport([], log.entries, promises: [try #require(AskedPromise("DELETE /things/1 0"))])
    #expect(never.isKept)
    let twice = AskedReport([], log.entries, promises: [try #require(AskedPromise("GET /things/1 3"))])
    #expect(!twice.isKept && twice.lines[1].hasSuffix("GET /things/1, which was promised 3 times"))
    #expect(log.entries.map(\.times) == [2, 1, 1])
  }

  @Test("fails where nothing answers, unless that was promised")
  func unanswered() throws {
    let log = AskedLog()
    log.note(MockRequest("GET", "/c"), isKnown: false)
    log.note(MockRequest("GET", "/c"), isKnown: false)
    let missed = AskedReport([], log.entries)
    #expect(!missed.isKept && missed.lines.last == "0 of 0 asked for; 2 requests got no answer")
    let promised = AskedReport([], log.entries, promises: [try #require(AskedPromise("GET /c 2"))])
    #expect(promised.isKept && promised.lines.last == "1 of 1 asked for; every promise was kept")
  }

  @Test("a promise stands for its path, whatever the query that was recorded")
  func queries() throws {
    let log = AskedLog()
    log.note(MockRequest("GET", "/a"), isKnown: true)
    let recorded = [AskedCount(name: "GET /a?x=1", times: 1, promised: nil)]
    let report = AskedReport(recorded, log.entries, promises: [try #require(AskedPromise("GET /a 1"))])
    #expect(report.lines.count == 3 && report.lines[1] == "    1         1  GET /a")
  }

  @Test(
    "a promise is a method, a path and a number",
    arguments: ["", "GET /a", "GET a 1", "/a 1", "GET /a -1", "GET /a x", "GET /a 1 2"])
  func refused(_ text: String) {
    #expect(AskedPromise(text) == nil)
  }
}
