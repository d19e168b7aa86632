import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Which issues are asked for", .paced)
struct IssueFilterTests {
  private let path = "/github/repos/octocat/Hello-World/issues"

  private func numbers(_ query: String) throws -> [Int] {
    let answer = try Bench().get("\(path)?per_page=100&\(query)")
    let count = try #require(Int(try answer.at("[]")))
    return try (0..<count).map { try #require(Int(try answer.at("[\($0)].number"))) }
  }

  @Test("the open ones, newest first, unless something else is said")
  func usual() throws {
    #expect(try numbers("") == Array((4...15).reversed()))
    #expect(try numbers("direction=asc") == Array(4...15))
    #expect(try numbers("state=closed") == [3, 2, 1])
    #expect(try numbers("state=all").count == 15)
  }

  @Test("those of somebody, those given to somebody, and those that most was said about")
  func filters() throws {
    #expect(try numbers("creator=HUBOT").allSatisfy { $0 % 3 == 1 })
    #expect(try numbers("assignee=octocat") == [14, 9, 4])
    #expect(try numbers("sort=comments").first == 14)
    #expect(try numbers("labels=nothing").isEmpty)
  }
}
