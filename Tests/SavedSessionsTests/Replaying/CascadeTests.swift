import ApusClient
import ApusContracts
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("What steps need of others", .paced)
struct CascadeTests {
  private func step(_ command: String, _ line: Int, ends outcome: Step.Outcome? = nil) -> Step {
    Step(command: command, outcome: outcome, place: Step.SourceLine(line))
  }

  private func recording(
    _ url: String = "http://h/a", status: Int? = nil, failure: ErrorCode? = nil
  ) throws -> Recording {
    let request = Request(url: try WebURL(url))
    let hop = status.map { status in
      Hop(
        sent: SentRequest(method: .get, url: request.url, headers: [:]),
        response: ResponseHead(version: "HTTP/1.1", status: status, headers: [:]))
    }
    return Recording(
      Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: hop.map { [$0] } ?? []),
      failure: failure.map { Recording.Failure(code: $0, message: "") })
  }

  @Test("is a variable: what names one that was not set is skipped until it is")
  func variables() throws {
    var cascade = Cascade()
    cascade.note(step("let id = .nope", 14), .failure(.expectFailed), recorded: [], now: [])
    let later = step("get /things/{{id}}", 18)
    #expect(cascade.reason(against: later, recorded: []) == "id was not set, line 14")
    #expect(cascade.reason(against: step("get /things", 20), recorded: []) == nil)
    cascade.skip(step("let other = {{id}}", 21), recorded: [])
    #expect(cascade.reason(against: step("get /{{other}}", 22), recorded: []) == "other was not set, line 14")
    cascade.note(step("let id = 1", 23), .ok, recorded: [], now: [])
    #expect(cascade.reason(against: later, recorded: []) == nil)
  }

  @Test("is an answer: what looks at one that did not come is skipped for the same reason")
  func looking() throws {
    var cascade = Cascade()
    cascade.note(step("let id = .nope", 14), .failure(.expectFailed), recorded: [], now: [])
    cascade.skip(step("get /things/{{id}}", 18), recorded: [])
    let differing = StepVerdict(step(".name", 20), .value, [])
    #expect(
      cascade.explained(differing, recorded: []).skipReason
        == "the request before it was skipped, as id was not set, line 14")
    cascade.note(step("get /a", 21), .ok, recorded: [], now: [try recording()])
    #expect(cascade.explained(differing, recorded: []).skipReason == nil)
    cascade.leaveOut(step("post /a", 22))
    #expect(cascade.explained(differing, recorded: []).skipReason == "it was left out, line 22")
  }

  @Test("is told by what came first, however many steps were skipped since")
  func chains() throws {
    var cascade = Cascade()
    cascade.note(step("let id = .nope", 14), .failure(.expectFailed), recorded: [], now: [])
    cascade.skip(step("get /things/{{id}}", 18), recorded: [])
    cascade.skip(step("tree .", 20), recorded: [], .looks)
    #expect(
      cascade.reason(against: step("count", 22), recorded: [], .looks)
        == "the request before it was skipped, as id was not set, line 14")
  }

  @Test("is a variable of a line that is written to fail where a step lacks it that had it, and nowhere else")
  func expected() throws {
    let (failure, lacking) = (Step.Outcome.failure(.expectFailed), Step.Outcome.failure(.requestVariable))
    let later = step("get /{{id}}", 18)
    var cascade = Cascade()
    cascade.note(step("let id = .nope", 14, ends: failure), failure, recorded: [], now: [])
    #expect(cascade.reason(against: later, recorded: []) == nil)
    #expect(cascade.reason(against: later, recorded: [], cameTo: .ok) == nil)
    #expect(cascade.reason(against: later, recorded: [], cameTo: lacking) == "id was not set, line 14")
    let differing = StepVerdict(later, .outcome, [])
    #expect(
      cascade.explained(differing, recorded: [], cameTo: lacking).skipReason == "id was not set, line 14")
    #expect(cascade.explained(differing, recorded: [], cameTo: failure).skipReason == nil)
    // It is written to fail for want of just that.
    let written = step("get /{{id}}", 18, ends: lacking)
    #expect(cascade.reason(against: written, recorded: [], cameTo: lacking) == nil)
    cascade.skip(step("let other = {{id}}", 19), recorded: [], cameTo: lacking)
    #expect(cascade.reason(against: step("get /{{other}}", 20), recorded: []) == "other was not set, line 14")
    cascade.note(step("let id = 1", 21), .ok, recorded: [], now: [])
    #expect(cascade.reason(against: later, recorded: [], cameTo: lacking) == nil)
  }

  @Test("is what a step sets that was not come to, unless that has a value of before")
  func passedOver() throws {
    var cascade = Cascade()
    let lacking = Step.Outcome.failure(.requestVariable)
    cascade.note(step("let old = 1", 5), .ok, recorded: [], now: [])
    cascade.passOver([step("let id = .id", 9), step("let old = .id", 10), step(".", 11)]) {
      $0 == "." ? .looks : nil
    }
    let cleaning = step("delete /{{id}}", 21)
    #expect(
      cascade.reason(against: cleaning, recorded: [], cameTo: lacking) == "id was not set, line 9")
    #expect(cascade.reason(against: step("delete /{{old}}", 22), recorded: [], cameTo: lacking) == nil)
    #expect(cascade.reason(against: cleaning, recorded: [], cameTo: .ok) == nil)
    let differing = StepVerdict(step("expect .id", 20), .outcome, [])
    #expect(cascade.explained(differing, recorded: []).skipReason == nil)
    cascade.passOver([step("post /a", 12)]) { _ in nil }
    #expect(cascade.explained(differing, recorded: []).skipReason == "it was skipped, line 12")
  }

  @Test(
    "is a server: where nobody answers, what asks there is skipped, and what looks at its answers tells why")
  func servers() throws {
    var cascade = Cascade()
    let asking = step("get /a", 5)
    cascade.note(
      asking, .failure(.refused), recorded: [try recording()], now: [try recording(failure: .refused)])
    #expect(
      cascade.reason(against: step("get /b", 8), recorded: [try recording("http://h/b")])
        == "nobody answered, line 5")
    #expect(cascade.reason(against: step("get http://g/", 9), recorded: [try recording("http://g/")]) == nil)
    let differing = StepVerdict(step(".id", 6), .outcome, [])
    #expect(cascade.explained(differing, recorded: []).skipReason == "nobody answered, line 5")
    cascade.note(step("let id = .id", 6), .failure(.expectFailed), recorded: [], now: [])
    #expect(cascade.reason(against: step("get /{{id}}", 7), recorded: []) == "id was not set, line 5")
    cascade.note(
      step("get http://g/", 9), .ok, recorded: [try recording("http://g/")], now: [try recording("http://g/")]
    )
    #expect(cascade.explained(differing, recorded: []).skipReason == nil)
  }

  @Test("is a server of a session without a recording: what asked there again says nothing new")
  func unrecorded() throws {
    var cascade = Cascade()
    let lost = try recording(failure: .refused)
    cascade.note(step("get /a", 5), .failure(.refused), recorded: [], now: [lost])
    let first = StepVerdict(step("get /a", 5), .outcome, [])
    #expect(cascade.explained(first, recorded: [], now: [lost]).skipReason == nil)
    #expect(cascade.silence(behind: step(".id", 6), asking: []) == "nobody answered, line 5")
    cascade.note(step("get /b", 7), .failure(.refused), recorded: [], now: [lost])
    let second = StepVerdict(step("get /b", 7), .outcome, [])
    #expect(cascade.explained(second, recorded: [], now: [lost]).skipReason == "nobody answered, line 5")
    let elsewhere = try recording("http://g/", failure: .refused)
    // What was not recorded is missing for itself.
    let missing = Step.Outcome.failure(.replayMissing)
    #expect(cascade.explained(second, recorded: [], cameTo: missing).skipReason == nil)
    let third = StepVerdict(step("get http://g/", 8), .outcome, [])
    cascade.note(step("get http://g/", 8), .failure(.refused), recorded: [], now: [elsewhere])
    #expect(cascade.explained(third, recorded: [], now: [elsewhere]).skipReason == nil)
    // What is written to find nobody finds nobody.
    var written = Cascade()
    written.note(
      step("get /a", 5, ends: .failure(.refused)), .failure(.refused), recorded: [], now: [lost])
    #expect(written.silence(behind: step(".id", 6), asking: []) == nil)
  }

  @Test("is no server whose connection broke: the next one may hold", arguments: [ErrorCode.closed, .reset])
  func broken(_ code: ErrorCode) throws {
    var cascade = Cascade()
    cascade.note(
      step("get /a", 5), .failure(code), recorded: [try recording()], now: [try recording(failure: code)])
    #expect(cascade.reason(against: step("delete /b", 8), recorded: [try recording("http://h/b")]) == nil)
    let differing = StepVerdict(step(".id", 6), .outcome, [])
    #expect(cascade.explained(differing, recorded: []).skipReason == "nobody answered, line 5")
  }

  @Test("is no server that was away when it was recorded")
  func recordedAway() throws {
    var cascade = Cascade()
    let failed = try recording(failure: .refused)
    cascade.note(step("get /a", 5), .failure(.refused), recorded: [failed], now: [failed])
    #expect(cascade.reason(against: step("get /b", 6), recorded: [try recording("http://h/b")]) == nil)
  }

  @Test(
    "is an answer that is good: what looks at one that failed is skipped, until another comes",
    arguments: [
      (".name", true), ("headers", true), ("let id = .id", true), ("$1.name", false),
      ("headers 1", false), ("let id = 7", false), ("history", false),
    ])
  func failing(_ command: String, _ looks: Bool) throws {
    var cascade = Cascade()
    let traits: StepTraits? = ["history", "let"].contains(where: command.hasPrefix) ? nil : .looks
    func reason() -> String? { cascade.reason(against: step(command, 7), recorded: [], traits) }
    let now = [try recording(status: 503)]
    cascade.note(step("get /a", 5), .failure(.http(503)), recorded: now, now: now)
    cascade.fail(step("get /a", 5), .failure(.http(503)), now: now)
    #expect(reason() == (looks ? "the request before it failed, line 5" : nil))
    if command == "let id = .id" {
      cascade.skip(step(command, 7), recorded: [])
      #expect(
        cascade.reason(against: step("get /{{id}}", 8), recorded: []) == "id was not set, line 5")
    }
    cascade.note(step("get /b", 9), .ok, recorded: [], now: [try recording(status: 200)])
    #expect(reason() == nil)
  }

  @Test(
    "is nothing of what fails for a reason of its own: a variable that no step lost, or what fails beside all answers"
  )
  func ownFailures() throws {
    let (lacking, failed) = (Step.Outcome.failure(.requestVariable), Step.Outcome.failure(.usageCommand))
    var cascade = Cascade()
    cascade.leaveOut(step("get /a", 5), recorded: [try recording()])
    func reason(_ now: Step.Outcome, _ recorded: Step.Outcome?) -> String? {
      let differing = StepVerdict(step("get /{{nope}}", 7), .outcome, [])
      return cascade.explained(differing, recorded: [], endings: (now, recorded)).skipReason
    }
    #expect(reason(lacking, .ok) == nil && reason(lacking, nil) == nil && reason(failed, failed) == nil)
    for recorded in [Step.Outcome.ok, lacking, nil] {
      #expect(reason(failed, recorded) == "it was left out, line 5")
    }
    #expect(reason(.ok, .ok) == "it was left out, line 5")
    cascade.note(step("let z = {{nope}}1", 9), lacking, recorded: [], now: [])
    #expect(cascade.reason(against: step("get /{{z}}", 11), recorded: []) == "z was not set, line 9")
    cascade.note(step("let y = .id", 12), failed, recorded: [], now: [])
    #expect(cascade.reason(against: step("get /{{y}}", 13), recorded: []) == "y was not set, line 5")
    #expect(cascade.silence(behind: step("get /{{nope}}", 7), asking: [], cameTo: [lacking, lacking]) == nil)
    #expect(cascade.silence(behind: step(".a", 7), asking: [], cameTo: [lacking, .ok]) != nil)
  }

  @Test("is no answer that is written to fail, and a check that does not hold is no failed request")
  func written() throws {
    var cascade = Cascade()
    let failure = Step.Outcome.failure(.http(404))
    cascade.fail(step("get /a", 5, ends: failure), failure, now: [try recording(status: 404)])
    cascade.fail(step("expect .a", 6), .failure(.expectFailed), now: [try recording(status: 200)])
    cascade.fail(step("expect .a", 6), .failure(.expectFailed), now: [])
    #expect(cascade.reason(against: step(".a", 7), recorded: [], .looks) == nil)
  }
}
