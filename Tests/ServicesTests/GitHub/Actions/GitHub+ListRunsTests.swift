import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusServices
import Testing

@Suite("Runs, listed", .paced)
struct GitHubListRunsTests {
  @Test("a run that goes on has not ended, and the total is told")
  func answer() async throws {
    let body = """
      {"total_count": 40, "workflow_runs": [{"id": 1, "name": "CI", "run_number": 7, "event": "push",
       "status": "in_progress", "conclusion": null, "head_branch": "main", "head_sha": "a1", "html_url": "https://x",
       "created_at": "2025-01-01T00:00:00Z"}]}
      """
    let runs = try await github(body).send(GitHub.ListRuns(repository: "a/b"))
    #expect(runs.totalCount == 40 && runs.workflowRuns[0].conclusion == nil)
    #expect(
      try sent(GitHub.ListRuns(repository: "a/b", branch: "main", status: .inProgress))
        == "GET /repos/a/b/actions/runs?branch=main&status=in_progress")
  }
}
