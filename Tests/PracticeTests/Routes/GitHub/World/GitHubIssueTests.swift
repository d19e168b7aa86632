import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("An issue as it is kept", .paced)
struct GitHubIssueTests {
  @Test("every fourth is a pull request, and none has another number or the same twice")
  func seeds() throws {
    let repository = try #require(GitHubRepository.all.first { $0.name == "Hello-World" })
    let issues = GitHubIssue.seeds(of: repository)
    #expect(issues.map(\.number) == Array(1...15))
    #expect(issues.filter { $0.pull != nil }.map(\.number) == [3, 7, 11, 15])
    #expect(Set(issues.flatMap(\.comments).map(\.id)).count == issues.flatMap(\.comments).count)
    #expect(issues[6].pullJSON(in: repository) != nil && issues[4].pullJSON(in: repository) == nil)
  }
}
