import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("GitHub's repositories", .paced)
struct GitHubRepositoryTests {
  private func repository(stars: Int = 100) throws -> GitHubRepository {
    GitHubRepository(
      id: 23, name: "Swift-Kit", owner: try #require(GitHubUser.named("hubot")), description: "A small kit.",
      language: "Swift", stars: stars, topics: ["json", "tools"])
  }

  @Test(
    "a search finds by every word of name, owner, description and topics",
    arguments: [
      ([], true), (["swift-kit"], true), (["hubot/swift"], true), (["small", "tools"], true),
      (["small", "large"], false), (["octocat"], false), (["a:b"], false),
    ] as [([String], Bool)])
  func words(_ words: [String], _ isFound: Bool) throws {
    #expect(try repository().matches(words) == isFound)
  }

  @Test(
    "a qualifier asks for one thing, in any case but for topics",
    arguments: [
      ("language:SWIFT", true), ("language:swi", false), ("user:HuBot", true), ("user:octocat", false),
      ("topic:json", true), ("topic:JSON", false), ("topic:jso", false),
    ])
  func qualifiers(_ word: String, _ isFound: Bool) throws {
    #expect(try repository().matches([word]) == isFound)
  }

  @Test(
    "stars are compared with a bound",
    arguments: [
      ("stars:100", true), ("stars:99", false), ("stars:>99", true), ("stars:>100", false),
      ("stars:>=100", true), ("stars:>=101", false), ("stars:<101", true), ("stars:<100", false),
      ("stars:<=100", true), ("stars:<=99", false),
    ])
  func stars(_ word: String, _ isFound: Bool) throws { #expect(try repository().matches([word]) == isFound) }

  @Test("a repository without a language is found by none")
  func noLanguage() throws {
    let plain = try #require(GitHubRepository.all.first { $0.language == nil })
    #expect(!plain.matches(["language:swift"]))
    #expect(plain.json.line.contains("\"language\":null"))
  }

  @Test("its JSON leads to its own pages, and an owner can be put in place of its own")
  func json() throws {
    let repository = try repository()
    #expect(repository.json.line.contains("\"full_name\":\"hubot/Swift-Kit\""))
    #expect(repository.json.line.contains("\"clone_url\":\"https://github.com/hubot/Swift-Kit.git\""))
    #expect(repository.json.line.contains("\"stargazers_count\":100"))
    #expect(repository.json(owner: "nobody").line.contains("\"owner\":\"nobody\""))
  }

  @Test("there are a hundred and more, under numbers and names of their own")
  func catalogue() {
    let all = GitHubRepository.all
    #expect(all.count == 128)
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(Set(all.map(\.fullName)).count == all.count)
  }
}
