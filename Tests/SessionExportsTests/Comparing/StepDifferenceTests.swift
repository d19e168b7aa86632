import Foundation
import Testing

@testable import ApusClient
@testable import ApusContracts
@testable import ApusRecordings
@testable import ApusSavedSessions
@testable import ApusSessionExports
@testable import ApusText

@Suite("Two answers to a step")
struct StepDifferenceTests {
  private func step(
    _ body: String, type: String = "application/json", headers: HeaderFields = [:],
    outcome: Step.Outcome = .ok,
    time: Duration = .milliseconds(10)
  ) throws -> PlayedStep {
    let url = try WebURL("http://h.test/a")
    let hop = Hop(
      sent: SentRequest(method: .get, url: url, headers: [:]),
      response: ResponseHead(
        version: "HTTP/1.1", status: 200, headers: headers.adding("Content-Type", type)),
      timing: Timing(total: time))
    let exchange = Exchange(
      request: Request(method: .get, url: url), startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(bytes: Array(body.utf8)))
    return PlayedStep(
      part: 0, step: Step(command: "get /a"), shown: "", outcome: outcome, recordings: [Recording(exchange)])
  }

  private func lines(_ difference: StepDifference, breakingOnly: Bool = false) -> [String] {
    StepDifferenceView(step: difference, isBreakingOnly: breakingOnly).lines(on: Screen()).map(\.text)
  }

  @Test("a key and a header more are additions, and nothing breaks")
  func additions() throws {
    let difference = StepDifference(
      from: try step("{\"a\": 1}"),
      to: try step("{\"a\": 1, \"b\": {\"c\": 1}}", headers: ["Link": "<x>; rel=\"next\""]),
      ignoring: try IgnoredPlaces([]))
    #expect(!difference.isBreaking && !difference.isSame)
    #expect(difference.additions.contains("+ .b: object"), "\(difference.additions)")
    #expect(
      lines(difference).first?.hasPrefix("  differs  get /a  10 ms → 10 ms") ?? false, "\(lines(difference))")
    #expect(lines(difference, breakingOnly: true).isEmpty)
  }

  @Test(
    "what is new is told once, be it a column, an element or a text",
    arguments: [
      ("text/csv", "id\n1\n", "id,note\n1,x\n", [], ["+ column note"]),
      ("application/xml", "<a><b/></a>", "<a><b/><c d='1'/></a>", [], ["+ /a/c"]),
      ("text/plain", "OK", "ERROR", ["- OK", "+ ERROR"], []),
    ] as [(String, String, String, [String], [String])])
  func kinds(type: String, old: String, new: String, broken: [String], added: [String]) throws {
    let difference = StepDifference(
      from: try step(old, type: type), to: try step(new, type: type), ignoring: try IgnoredPlaces([]))
    #expect(difference.findings.flatMap(\.lines) == broken && difference.additions == added)
  }

  @Test("another ending with the same status breaks, and a slow one is noted")
  func endings() throws {
    let ended = StepDifference(
      from: try step("{}"), to: try step("{}", outcome: .failure(.expectFailed)),
      ignoring: try IgnoredPlaces([]))
    #expect(ended.breaking.flatMap(\.lines) == ["- ? ok", "+ ? expect.failed"])
    let slow = StepDifference(
      from: try step("{}"), to: try step("{}", time: .seconds(3)), ignoring: try IgnoredPlaces([]))
    #expect(!slow.isBreaking && lines(slow).contains { $0.contains("noted + 3") }, "\(lines(slow))")
  }

  @Test("where only one answers, that is told with both names in place of all else")
  func silent() throws {
    let url = try WebURL("http://h.test/a")
    let lost = Recording(
      Exchange(request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0)),
      failure: Recording.Failure(code: .refused, message: "nobody is there"))
    func silent(_ written: Step.Outcome?) -> PlayedStep {
      PlayedStep(
        part: 0, step: Step(command: "get /a", outcome: written), shown: "", outcome: .failure(.refused),
        recordings: [lost])
    }
    let places = try IgnoredPlaces([])
    let one = silent(nil)
    let two = try step("{}")
    let difference = StepDifference(from: one, to: two, ignoring: places).failing(one, two, of: ("A", "B"))
    #expect(difference.failing == .silent("A") && difference.isBreaking)
    #expect(difference.findings.flatMap(\.lines) == ["- A: network.refused", "+ B: status 200"])
    let other = StepDifference(from: two, to: one, ignoring: places).failing(two, one, of: ("A", "B"))
    #expect(other.failing == .silent("B"))
    let both = StepDifference(from: one, to: one, ignoring: places).failing(one, one, of: ("A", "B"))
    #expect(both.failing == .onBoth)
    // It is written to be away, so that there is something to compare.
    let written = silent(.failure(.refused))
    let compared = StepDifference(from: written, to: two, ignoring: places)
      .failing(written, two, of: ("A", "B"))
    #expect(compared.failing == nil && compared.isBreaking)
  }

  @Test("a step that was skipped is neither the same nor breaks")
  func skipped() {
    let step = StepDifference(skipping: Step(command: "get /b"), because: "nobody answered, line 5")
    #expect(lines(step) == ["  skipped  get /b: nobody answered, line 5"])
    #expect(!step.isSame && !step.isBreaking && lines(step, breakingOnly: true).isEmpty)
  }

  @Test("what is ignored in a session is no difference")
  func ignored() throws {
    let difference = StepDifference(
      from: try step("{\"a\": 1}"), to: try step("{\"a\": \"1\"}"), ignoring: try IgnoredPlaces(["body.a"]))
    #expect(difference.isSame, "\(lines(difference))")
  }

  @Test(
    "a line that only looks is the same where a value of the same kind is there, and breaks where none is",
    arguments: [
      ("1\n", "2\n", ["  same     .id"]),
      ("1\n", "\"x\"\n", ["  breaks   .id", "           - 1", "           + \"x\""]),
      (
        "1\n", "nothing there; it is in .data.id\n",
        ["  breaks   .id", "           - 1", "           + nothing there; it is in .data.id"]
      ),
      (
        "{\n  \"a\": 1\n}\n", "nothing there\n",
        ["  breaks   .id", "           - {", "           + nothing there"]
      ),
      ("nothing there\n", "nothing there\n", ["  same     .id"]),
    ])
  func looks(_ old: String, _ new: String, _ expected: [String]) throws {
    func step(_ shown: String) -> PlayedStep {
      PlayedStep(part: 0, step: Step(command: ".id"), shown: shown, outcome: .ok)
    }
    let difference = StepDifference(from: step(old), to: step(new), ignoring: try IgnoredPlaces([]))
    #expect(lines(difference) == expected)
  }
}
