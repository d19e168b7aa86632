import ApusClient
import ApusCurlTransport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSending

@Suite("A login through a browser", .paced)
struct LoginDialogueAskingTests {
  /// A talk with a browser that says yes, and what it was given to open.
  private func talk(
    _ variables: [String: String] = ["DISPLAY": ":0"],
    opened: @escaping @Sendable (String) -> Void = { _ in },
    visits: Bool = true
  ) async throws -> Talk {
    let talk = try await Talk(to: Talk.terminal, variables: variables) { environment in
      environment.programs = OtherPrograms(
        path: { $0 == "xdg-open" ? "/xdg-open" : nil }, output: { _, _ in nil },
        start: { _, arguments in
          let text = arguments.first ?? ""
          opened(text)
          guard visits, let url = try? WebURL(text + "&approve=yes") else { return nil }
          Task { _ = try? await CurlTransport().send(Request(url: url)) }
          return nil
        })
    }
    await talk.engine.beginConversation()
    return talk
  }

  @Test("the browser comes back to a port of this run, and the token is there")
  func code() async throws {
    let opened = Mutex<[String]>([])
    let talk = try await talk { text in opened.withLock { $0.append(text) } }
    let answer = await talk.say("auth oauth2 --client apus --flow code")
    #expect(answer.outcome == .ok, "\(answer.text)")
    let urls = opened.withLock { $0 }
    let url = try #require(urls.first)
    #expect(answer.text.contains(url), "it can be copied whole: \(answer.text)")
    #expect(url.contains("redirect_uri=http%3A%2F%2F127.0.0.1%3A") && url.contains("code_challenge="))
    #expect(await talk.say("get /oauth/me").outcome == .ok)
  }

  @Test("over SSH no browser is opened, and a code is typed elsewhere where the server has such codes")
  func remote() async throws {
    let opened = Mutex(0)
    let talk = try await talk(
      ["SSH_CONNECTION": "a b", "DISPLAY": ":0"], opened: { _ in opened.withLock { $0 += 1 } })
    let answer = await talk.interrupting("auth oauth2 --client apus", after: 3)
    #expect(answer.text.contains("type the code there"), "\(answer.text)")
    #expect(opened.withLock(\.self) == 0)
  }

  @Test("where there is no screen, nothing is said to open")
  func screenless() async throws {
    let opened = Mutex(0)
    let talk = try await talk([:], opened: { _ in opened.withLock { $0 += 1 } })
    let answer = await talk.interrupting("auth oauth2 --client apus", after: 3)
    #expect(answer.text.contains("type the code there") && !answer.text.contains("a browser opens it"))
    #expect(opened.withLock(\.self) == 0)
  }

  @Test("a browser that brings another login's state is refused")
  func forged() async throws {
    let talk = try await talk()
    let answer = await talk.say("auth oauth2 --client forged --flow code")
    #expect(answer.code == "oauth.state", "\(answer.text)")
    #expect(await talk.say("auth").text.hasPrefix("no credential"))
  }

  @Test("a port that is taken is said")
  func taken() async throws {
    let talk = try await talk()
    let answer = await talk.say("auth oauth2 --client apus --flow code --port \(talk.server.port)")
    #expect(answer.code == "request.parameter", "\(answer.text)")
  }
}
