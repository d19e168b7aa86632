import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Work in the background", .paced)
struct JobRoutesTests {
  @Test("a job is accepted, and done once it was asked after three times")
  func jobs() throws {
    try withServer { server in
      let accepted = try ask(server, "POST", "/jobs", body: #"{"name": "n"}"#)
      #expect(accepted.status == 202)
      #expect(accepted.first("Location") == "http://practice.localhost/jobs/2")
      let states = try (0..<4).map { _ in try json(get(server, "/jobs/2"))["status"] as? String }
      #expect(states == ["queued", "running", "done", "done"])
      #expect(try get(server, "/jobs/2").first("Retry-After") == nil)
      for wrong in ["3", "x", "99999999999999999999"] {
        #expect(try get(server, "/jobs/\(wrong)").status == 404)
      }
      #expect(try ask(server, "POST", "/jobs", body: "{}").status == 422)
    }
  }
}
