import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusContracts
@testable import ApusRecordings

@Suite("What came today beside what was recorded", .paced)
struct AnswerComparisonTests {
  private func recording(
    _ body: String = #"{"id": 1, "name": "a"}"#, status: Int = 200,
    headers: [(String, String)] = [("Etag", "1")],
    time: Duration = .milliseconds(5), failure: ErrorCode? = nil
  ) throws -> Recording {
    try ChangedAnswer.recording(
      Array(body.utf8), headers, status: status, time: time, failure: failure)
  }

  private func findings(
    _ old: [Recording], _ new: [Recording], ignoring places: [String] = []
  ) throws -> [Finding] {
    AnswerComparison(ignoring: try IgnoredPlaces(places)).findings(from: old, to: new)
  }

  @Test("may have other values and more keys")
  func values() throws {
    let now = try recording(
      #"{"id": 7, "name": "b", "more": [1]}"#, headers: [("etag", "2"), ("Date", "now")])
    #expect(try findings([recording()], [now]).isEmpty)
  }

  @Test("differs in shape where a key is gone or of another kind, unless that place is ignored")
  func shape() throws {
    let now = try recording(#"{"id": "x"}"#)
    let found = try findings([recording()], [now])
    #expect(found.map(\.drift) == [.shape] && found.flatMap(\.lines).count == 2)
    #expect(try findings([recording()], [now], ignoring: ["body.id", "body.name"]).isEmpty)
    #expect(try findings([recording()], [now], ignoring: ["body"]).isEmpty)
  }

  @Test("differs where JSON became something else")
  func noJSON() throws {
    let found = try findings([recording()], [recording("<p>")])
    #expect(found.map(\.drift) == [.shape])
    #expect(found.first?.lines.first == "- a body of JSON")
    #expect(found.first?.lines.last?.hasPrefix("+ broken JSON: ") == true)
  }

  @Test("differs in its status, its headers, how often was asked, and whether it came")
  func others() throws {
    #expect(
      try findings([recording()], [recording(status: 404)])
        == [Finding(.status, promised: "status 200", found: "status 404")])
    #expect(
      try findings([recording()], [recording(headers: [("X-New", "1")])])
        == [Finding(.header, ["- Etag: 1"])])
    #expect(try findings([recording()], [recording(headers: [])], ignoring: ["header.etag"]).isEmpty)
    #expect(
      try findings([recording()], [recording(), recording()])
        == [Finding(.shape, promised: "1 request", found: "2 requests")])
    #expect(
      try findings([recording()], [recording(failure: .bodyTruncated)])
        == [Finding(.outcome, promised: "an answer", found: "body.truncated")])
  }

  @Test("is not compared by its body where it has another status")
  func otherStatus() throws {
    let found = try findings([recording()], [recording("{}", status: 500)])
    #expect(found.map(\.drift) == [.status])
  }

  @Test("is told once of what differs alike in several answers")
  func several() throws {
    let old = try recording()
    let (one, other) = (try recording(#"{"id": "x", "name": "a"}"#), try recording(#"{"id": 1}"#))
    let alike = try findings([old, old, old], [one, one, one])
    #expect(try alike == findings([old], [one]) && alike.count == 1)
    #expect(try findings([old, old], [one, other]).count == 2)
  }

  @Test("may be slower, which is noted where it is ten times slower and somebody waits")
  func slow() throws {
    #expect(try findings([recording()], [recording(time: .milliseconds(120))]).isEmpty)
    let slow = try findings([recording()], [recording(time: .milliseconds(900))])
    #expect(slow == [Finding(.timing, ["- 5.0 ms", "+ 900 ms"], isNoted: true)])
    #expect(try findings([recording(time: .seconds(1))], [recording(time: .seconds(5))]).isEmpty)
  }
}
