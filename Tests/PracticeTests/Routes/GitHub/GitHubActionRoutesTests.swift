import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Workflows", .paced)
struct GitHubActionRoutesTests {
  private let path = "/github/repos/octocat/Hello-World/actions"

  @Test("a workflow that is started is queued, and done when it is asked after")
  func starting() throws {
    let bench = Bench()
    #expect(try bench.get(path + "/workflows").at("workflows[0].name") == "CI")
    let start = try bench.ask("POST", path + "/workflows/release.yml/dispatches", #"{"ref": "main"}"#)
    #expect(start.status == 204)
    let runs = try bench.get(path + "/runs?status=queued")
    #expect(try runs.at("total_count") == "1" && runs.at("workflow_runs[0].name") == "Release")
    let id = try runs.at("workflow_runs[0].id")
    #expect(try bench.get(path + "/runs/\(id)").at("conclusion") == "success")
    #expect(try bench.ask("POST", path + "/runs/\(id)/rerun").status == 201)
    #expect(try bench.get(path + "/runs?status=queued").at("total_count") == "1")
  }

  @Test("runs can be asked for by how they ended; what is not there cannot be started")
  func refusals() throws {
    let bench = Bench()
    #expect(try bench.get(path + "/runs?status=failure").at("total_count") == "1")
    #expect(try bench.get(path + "/runs?branch=other").at("total_count") == "0")
    #expect(try bench.ask("POST", path + "/workflows/none.yml/dispatches", #"{"ref": "main"}"#).status == 404)
    #expect(try bench.ask("POST", path + "/workflows/ci.yml/dispatches", #"{"ref": "none"}"#).status == 422)
    #expect(try bench.get(path + "/runs/1").status == 404)
  }
}
