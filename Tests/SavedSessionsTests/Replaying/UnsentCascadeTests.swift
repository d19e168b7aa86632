import ApusClient
import ApusContracts
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("What steps need of others that send nothing", .paced)
struct UnsentCascadeTests {
  private func step(_ command: String, _ line: Int, ends outcome: Step.Outcome? = nil) -> Step {
    Step(command: command, outcome: outcome, place: Step.SourceLine(line))
  }

  private func recording(status: Int = 200) throws -> Recording {
    let request = Request(url: try WebURL("http://h/a"))
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: status, headers: [:]))
    return Recording(
      Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop]))
  }

  @Test(
    "is the answer to a request that could not be sent, recorded or not: nothing looks at an older one",
    arguments: ["post /a @nofile.txt", "get /{{nope}}", "http://h/{{nope}}", "repeat 3 get /{{nope}}"])
  func notSent(_ command: String) throws {
    let recorded = command.hasPrefix("repeat") ? [try recording(status: 200)] : []
    for ending in [Step.Outcome.failure(.requestBody), .failure(.requestVariable)] {
      var cascade = Cascade()
      let reason = "the request before it was not sent, line 5"
      cascade.note(step(command, 5), ending, recorded: recorded, now: [])
      cascade.noteUnsent(step(command, 5), ending, recorded: recorded, now: [])
      for later in ["expect status 200", "let id = .id"] {
        #expect(cascade.reason(against: step(later, 7), recorded: []) == reason)
      }
      #expect(cascade.reason(against: step(".id", 7), recorded: [], .looks) == reason)
      #expect(cascade.reason(against: step("expect $1.id", 7), recorded: []) == nil)
      // It is itself no step that says nothing new.
      let own = StepVerdict(step(command, 5), .outcome, [])
      #expect(cascade.explained(own, recorded: recorded).skipReason == nil)
      cascade.note(step("get /b", 9), .ok, recorded: [], now: [try recording(status: 200)])
      #expect(cascade.reason(against: step(".id", 11), recorded: [], .looks) == nil)
      #expect(cascade.reason(against: step("expect status 200", 11), recorded: []) == nil)
    }
  }

  @Test("is the answer of before where a line is written to send nothing, or asks nobody")
  func notAsking() throws {
    let (lacking, failed) = (Step.Outcome.failure(.requestVariable), Step.Outcome.failure(.expectFailed))
    var cascade = Cascade()
    func reasons() -> [String?] {
      ["expect status 200", "let id = .id", ".id"].map {
        cascade.reason(against: step($0, 7), recorded: [], $0 == ".id" ? .looks : nil)
      }
    }
    let fine: [(Step.Outcome, Step.Outcome)] = [(lacking, lacking), (.failure(.requestBody), .ok)]
    for (written, ending) in fine {
      cascade.noteUnsent(step("get /{{nope}}", 5, ends: written), ending, recorded: [], now: [])
    }
    for line in ["let id = .nope", "expect .a", "history", ".nope", "# get /a"] {
      cascade.noteUnsent(step(line, 5), failed, recorded: [], now: [])
    }
    // That it was not recorded says everything, and what was sent has an answer.
    cascade.noteUnsent(step("get /a", 5), .failure(.replayMissing), recorded: [], now: [])
    cascade.noteUnsent(step("get /a", 5), lacking, recorded: [], now: [try recording(status: 200)])
    #expect(reasons() == [nil, nil, nil])
    cascade.leaveOut(step("post /a", 5), recorded: [try recording()])
    cascade.noteUnsent(step("post /a", 5), .failure(.requestBody), recorded: [try recording()], now: [])
    #expect(reasons() == Array(repeating: "it was left out, line 5", count: 3))
  }

  @Test("is the answer to a request that was not sent: what is checked behind it is no answer before it")
  func unsent() throws {
    var cascade = Cascade()
    let check = step("expect .id == 7", 9)
    cascade.leaveOut(step("get /a", 5), recorded: [try recording()])
    #expect(cascade.reason(against: check, recorded: []) == "it was left out, line 5")
    #expect(cascade.reason(against: step("expect $1.id", 9), recorded: []) == nil)
    cascade.note(step("get /b", 7), .ok, recorded: [], now: [try recording(status: 200)])
    #expect(cascade.reason(against: check, recorded: []) == nil)
    cascade.skip(step(".id", 8), recorded: [], .looks)
    #expect(cascade.reason(against: check, recorded: []) == nil)
  }
}
