import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("GitHub as it is", .paced)
struct GitHubWorldTests {
  @Test("nothing of a repository is made before somebody asks")
  func lazy() throws {
    var world = GitHubWorld()
    let repository = try #require(world.repository("octocat", "linguist"))
    #expect(world.project(of: repository).issues.count == 3 + repository.firstIssues)
    #expect(world.repository("octocat", "linguist")?.moreIssues == 0)
    #expect(world.repository("nobody", "linguist") == nil)
  }

  @Test("every repository has as many open issues as it shows")
  func issues() {
    var world = GitHubWorld()
    for repository in world.repositories {
      #expect(world.project(of: repository).openCount == repository.firstIssues, "\(repository.fullName)")
    }
  }

  @Test("every notification is about an issue that is there")
  func notifications() throws {
    var world = GitHubWorld()
    for notification in world.notifications {
      let repository = try #require(world.repository("octocat", notification.repository))
      #expect(world.project(of: repository).issue(String(notification.issue)) != nil)
    }
    let isThere = world.read(notification: "none")
    #expect(!isThere)
  }

  @Test("a star that is given and taken back leaves everything as it was")
  func stars() throws {
    var world = GitHubWorld()
    let repository = try #require(world.repository("hubot", "swift-client"))
    let count = repository.starCount
    world.unstar(repository)
    #expect(world.repository("hubot", "swift-client")?.starCount == count - 1)
    #expect(world.stargazers(of: try #require(world.repository("hubot", "swift-client"))).count == count - 1)
    world.star(repository)
    #expect(world.repository("hubot", "swift-client")?.starCount == count)
  }
}
