import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusContracts
@testable import ApusRecordings

@Suite("The answers to a line that asks as often as it has to", .paced)
struct AnswerComparisonLineTests {
  private func answer(_ path: String = "/", _ body: String = #"{"id": 1}"#, _ status: Int = 200) -> Recording
  {
    let url = WebURL.http("h", path: path)
    let hop = Hop(
      sent: SentRequest(method: .get, url: url, headers: [:]),
      response: ResponseHead(
        version: "HTTP/1.1", status: status, headers: ["Content-Type": "application/json"]))
    return Recording(
      Exchange(
        request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
        body: ReceivedBody(bytes: Array(body.utf8))))
  }

  private func findings(_ line: String, _ old: [Recording], _ new: [Recording]) throws -> [Finding] {
    try AnswerComparison(ignoring: IgnoredPlaces([])).findings(ofLine: line, from: old, to: new)
  }

  @Test("count by the last where it tries again, whatever came before")
  func retries() throws {
    let lost = answer("/", "x", 503)
    for line in ["get / --retry 2", "get / --retry=2"] {
      #expect(try findings(line, [answer()], [lost, lost, answer()]).isEmpty)
      #expect(try findings(line, [lost, lost, answer()], [answer()]).isEmpty)
      #expect(try findings(line, [answer()], [lost, lost]).weight == .red)
      #expect(try findings(line, [lost, answer()], [answer("/", #"{"id": "x"}"#)]).weight == .red)
    }
    #expect(try findings("get /", [answer()], [lost, answer()]).weight == .red)
    #expect(try findings("repeat 2 get / --retry 1", [answer(), answer()], [answer()]).weight == .red)
  }

  @Test(
    "are as those were together, however many pages or values there are",
    arguments: ["get /1 --all-pages", "for id in {{ids}} get /{{id}}"])
  func series(_ line: String) throws {
    let old = [answer("/1", #"[{"id": 1, "nick": null}]"#), answer("/2", #"[{"id": 2, "nick": "b"}]"#)]
    let new = (1...4).map { answer("/\($0)", #"[{"id": 7, "nick": "x"}, {"id": 8, "nick": null}]"#) }
    #expect(try findings(line, old, new).isEmpty)
    #expect(try findings(line, old, [new[0]]).isEmpty)
    #expect(try findings(line, old, []).weight == .noted)
    #expect(try findings(line, [], new).isEmpty)
    let other = answer("/3", #"[{"id": "x", "nick": "x"}]"#)
    #expect(try findings(line, old, [new[0], new[1], other, other]).flatMap(\.lines).count == 1)
    #expect(try findings(line, old, [new[0], answer("/2", "{}", 500), new[2]]).map(\.drift) == [.status])
    #expect(try findings("get /1", old, new).weight == .red)
  }

  @Test("tell of which page they are where pages make one list, and of none where there is only one")
  func numbers() throws {
    let line = "get /1 --all-pages"
    let (good, bad) = (answer("/1", #"[{"id": 1}]"#), answer("/2", #"[{"id": "x"}]"#))
    let found = #"+ .[0].id: expected integer, found "x""#
    #expect(try findings(line, [good, good], [good, bad]).flatMap(\.lines) == ["\(found)  (page 2)"])
    #expect(
      try findings(line, [good, good], [bad, bad]).flatMap(\.lines)
        == ["\(found)  (page 1)", "\(found)  (page 2)"])
    let first = try #require(try findings(line, [good, good], [good, good, bad, bad]).first)
    #expect(
      first.naming(line: 7).lines.first?.hasSuffix("  (shape, line 7, page 3)") == true, "\(first.lines)")
    #expect(try findings(line, [good], [bad]).flatMap(\.lines) == [found])
    #expect(
      try !findings("repeat 2 get /1", [good, good], [good, bad]).flatMap(\.lines).joined().contains("page"))
    let values = "for id in {{ids}} get /{{id}}"
    #expect(try !findings(values, [good, good], [good, bad]).flatMap(\.lines).joined().contains("page"))
  }

  @Test("mind nothing that is ignored in the list that pages make, wherever it stands in a page")
  func pages() throws {
    let old = [answer("/1", #"{"items": [{"id": 1, "n": 1}]}"#)]
    let new = (1...2).map { answer("/\($0)", #"{"items": [{"id": "x", "n": 1}]}"#) }
    func findings(_ place: String, _ line: String = "get /1 --all-pages") throws -> [Finding] {
      try AnswerComparison(ignoring: IgnoredPlaces([place])).findings(ofLine: line, from: old, to: new)
    }
    #expect(try findings("body[*].id").isEmpty)
    #expect(try findings("body.items[*].id").isEmpty)
    #expect(try findings("body[*].n").weight == .red)
    #expect(try findings("body[*].id", "for n in {{ns}} get /{{n}}").weight == .red)
  }
}
