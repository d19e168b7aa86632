import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusRepl

@Suite("A token for GitHub", .paced)
struct GitHubTokenTests {
  private final class Tool: Sendable {
    private let asked = Mutex<[String]>([])
    private let called = Mutex<[[String]]>([])
    var questions: [String] { asked.withLock { $0 } }
    var calls: [[String]] { called.withLock { $0 } }
    let says: String?
    let isWanted: Bool

    func hear(_ question: String) { asked.withLock { $0.append(question) } }

    init(says: String?, isWanted: Bool = true) { (self.says, self.isWanted) = (says, isWanted) }

    func talk(_ asked: Asked, variables: [String: String] = [:]) async throws -> Talk {
      let talk = try await asked.talk(variables: variables) { environment in
        environment.programs = OtherPrograms(
          path: { $0 == "gh" ? "/opt/gh" : nil },
          output: { path, arguments in
            self.called.withLock { $0.append([path] + arguments) }
            return self.says
          })
        environment.confirm = { question in
          self.hear(question)
          return self.isWanted
        }
      }
      await talk.engine.beginConversation()
      return talk
    }
  }

  private let asked = Asked()
  private var authorization: HeaderField.Value? { asked.last?.headers.first("Authorization")?.value }

  @Test("is the GitHub CLI's once somebody says so, who is asked once")
  func tool() async throws {
    let tool = Tool(says: "gho_canary\n")
    let talk = try await tool.talk(asked)
    let used = await talk.say("use github --no-spec")
    #expect(
      used.notes.contains("bearer from the GitHub CLI") && !used.text.contains("canary"), "\(used.text)")
    await talk.say("get /user")
    #expect(authorization == .secret(Secret("Bearer gho_canary", name: "GITHUB_TOKEN")))
    await talk.say("use github --no-spec", "get /user")
    #expect(authorization != nil)
    #expect(tool.questions.count == 1 && tool.calls.count == 1)
    let words = [
      "-u", "GITHUB_TOKEN", "-u", "GH_TOKEN", "/opt/gh", "auth", "token", "--hostname", "github.com",
    ]
    #expect(tool.calls.first == ["/usr/bin/env"] + words)
    #expect(await talk.say("curl").text.contains("$GITHUB_TOKEN"))
  }

  @Test("is none where nobody wants that, and nobody is asked again")
  func unwanted() async throws {
    let tool = Tool(says: "gho_canary", isWanted: false)
    let talk = try await tool.talk(asked)
    await talk.say("use github --no-spec", "use github --no-spec", "get /user")
    #expect(authorization == nil && tool.questions.count == 1 && tool.calls.isEmpty)
  }

  @Test("is that of the environment without a question, where it has one")
  func variable() async throws {
    let tool = Tool(says: "gho_canary")
    let talk = try await tool.talk(asked, variables: ["GH_TOKEN": "canary-1"])
    await talk.say("use github --no-spec", "get /user")
    #expect(authorization == .secret(Secret("Bearer canary-1", name: "GH_TOKEN")))
    #expect(tool.questions.isEmpty)
  }

  @Test("is asked for by nobody where nobody talks")
  func script() async throws {
    let tool = Tool(says: "gho_canary")
    let talk = try await asked.talk(to: .plain) { environment in
      environment.programs = OtherPrograms(path: { _ in "/opt/gh" }, output: { _, _ in tool.says })
      environment.confirm = { _ in
        tool.hear("")
        return true
      }
    }
    await talk.say("use github --no-spec", "get /user")
    #expect(authorization == nil && tool.questions.isEmpty)
  }

  @Test("is none where the CLI has none, or says what is no token", arguments: [nil, "", "\n", "a b\n", "é"])
  func none(_ said: String?) async throws {
    let talk = try await Tool(says: said).talk(asked)
    #expect(
      await talk.say("use github --no-spec").flat.contains("the GitHub CLI has no token for github.com"))
    await talk.say("get /user")
    #expect(authorization == nil)
  }

  @Test("of github.com never goes to an enterprise, and that of an enterprise nowhere else")
  func enterprise() async throws {
    let variables = [
      "GITHUB_TOKEN": "canary-1", "GH_TOKEN": "canary-2", "GH_ENTERPRISE_TOKEN": "canary-3",
    ]
    let talk = try await asked.talk(to: .plain, variables: variables)
    let used = await talk.say("use github --host ghe.example")
    #expect(used.notes.contains("base    https://ghe.example/api/v3\n"), "\(used.notes)")
    await talk.say("get /user")
    #expect(asked.last?.url.text == "https://ghe.example/api/v3/user")
    #expect(asked.last?.headers["X-GitHub-Api-Version"] == "2022-11-28")
    #expect(authorization == .secret(Secret("Bearer canary-3", name: "GH_ENTERPRISE_TOKEN")))
    await talk.say("use github --no-spec", "get /user")
    #expect(authorization == .secret(Secret("Bearer canary-1", name: "GITHUB_TOKEN")))
    let without = try await asked.talk(
      to: .plain, variables: ["GITHUB_TOKEN": "canary-1", "GH_TOKEN": "canary-2"])
    await without.say("use github --host ghe.example", "get /user")
    #expect(authorization == nil)
  }

  @Test("has a host at GitHub alone, and one that is none is refused")
  func refused() async throws {
    let talk = try await asked.talk(to: .plain)
    #expect(await talk.say("use qiita --host x.example").flat.contains("only github has a --host"))
    #expect(await talk.say("use github --host a/b").flat.contains("expected the host of a GitHub server"))
    #expect(await talk.say("use github --host").flat.contains("expected a value after --host"))
    #expect(await talk.say("base").text == "http://h.test/\n")
  }
}
