import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("GitHub's accounts", .paced)
struct GitHubUserTests {
  private func object(_ json: JSONText) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.written())) as? [String: Any])
  }

  @Test("an account is found in any case", arguments: ["octocat", "OctoCat", "OCTOCAT"])
  func cases(_ login: String) { #expect(GitHubUser.named(login)?.id == 583_231) }

  @Test("an account that is not there is not found", arguments: ["", "octo", "octocat ", "ｏctocat"])
  func unknown(_ login: String) { #expect(GitHubUser.named(login) == nil) }

  @Test("a profile is the summary and more, and what an account sees of itself is yet more")
  func layers() throws {
    let user = try #require(GitHubUser.named("monalisa"))
    let layers = try [user.summary, user.profile, user.ownProfile].map { Set(try object($0).keys) }
    #expect(layers[0].isStrictSubset(of: layers[1]))
    #expect(layers[1].isStrictSubset(of: layers[2]))
    #expect(!layers[1].contains("plan"))
  }

  @Test("what an account does not say is null, and not missing")
  func nulls() throws {
    let ghost = try object(try #require(GitHubUser.named("ghost")).profile)
    for key in ["name", "company", "location", "bio", "email"] { #expect(ghost[key] is NSNull, "\(key)") }
    #expect(ghost["blog"] as? String == "")
  }

  @Test("the number of repositories is that of the list, and every account has another number")
  func repositories() throws {
    for user in GitHubUser.all {
      #expect(try object(user.profile)["public_repos"] as? Int == user.repositories.count, "\(user.login)")
      #expect(user.repositories.allSatisfy { $0.owner.login == user.login })
    }
    #expect(Set(GitHubUser.all.map(\.id)).count == GitHubUser.all.count)
    #expect(GitHubUser.named("ghost")?.repositories.count == 0)
  }
}
