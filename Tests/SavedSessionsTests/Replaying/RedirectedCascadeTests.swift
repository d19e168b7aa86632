import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("What steps need of whom a redirect leads to", .paced)
struct RedirectedCascadeTests {
  private func step(_ command: String, _ line: Int) -> Step {
    Step(command: command, place: Step.SourceLine(line))
  }

  private func recording(_ url: String) throws -> Recording {
    Recording(
      Exchange(request: Request(url: try WebURL(url)), startedAt: Date(timeIntervalSince1970: 0), hops: []))
  }

  @Test("is somebody who answers: a redirect to somebody who does not tells nothing of who was asked")
  func redirected() throws {
    func followed(lost: Bool) throws -> Recording {
      let request = Request(url: try WebURL("http://h/away"))
      let hops = try [("http://h/away", 302), ("http://g/o", lost ? nil : 200)].map { url, status in
        Hop(
          sent: SentRequest(method: .get, url: try WebURL(url), headers: [:]),
          response: status.map { ResponseHead(version: "HTTP/1.1", status: $0, headers: [:]) })
      }
      return Recording(
        Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: hops),
        failure: lost ? Recording.Failure(code: .refused, message: "") : nil)
    }
    var cascade = Cascade()
    let away = step("get /away --follow", 8)
    cascade.note(
      away, .failure(.refused), recorded: [try followed(lost: false)], now: [try followed(lost: true)])
    #expect(cascade.reason(against: step("get /o", 9), recorded: [try recording("http://h/o")]) == nil)
    let elsewhere = try recording("http://g/x")
    #expect(
      cascade.reason(against: step("get http://g/x", 10), recorded: [elsewhere]) == "nobody answered, line 8")
    #expect(cascade.reason(against: step(".id", 11), recorded: [], .looks) == "nobody answered, line 8")
  }
}
