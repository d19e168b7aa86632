import ApusClient
import ApusCurlTransport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import ApusSurroundings
import Foundation
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

  private final class Statuses: Sendable {
    let all = Mutex<[Int?]>([])
  }

  @Test("an answer with another login's state is refused and told once, and the login comes to its own")
  func forged() async throws {
    let statuses = Statuses()
    let talk = try await talk(
      opened: { text in
        Task {
          let redirect = try WebURL(text).queryItems.first { $0.name == "redirect_uri" }?.value ?? ""
          for state in ["y", "z"] {
            let url = try WebURL("\(redirect)?code=x&state=\(state)")
            let status = try await CurlTransport().send(Request(url: url)).response?.status
            statuses.all.withLock { $0.append(status) }
          }
          _ = try await CurlTransport().send(Request(url: WebURL(text + "&approve=yes")))
        }
      }, visits: false)
    let answer = await talk.say("auth oauth2 --client apus --flow code")
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(statuses.all.withLock(\.self) == [400, 400])
    let told = answer.text.components(separatedBy: "somebody else's answer was refused").count - 1
    #expect(told == 1, "\(answer.text)")
    // It begins a row of its own: the line that counts is cleared first.
    let before = answer.text.components(separatedBy: "somebody else's answer").first ?? ""
    let behind = before.components(separatedBy: "ends it").last ?? ""
    #expect(!before.contains("ends it") || behind.contains("\r\u{1b}[K"), "\(answer.text.debugDescription)")
    #expect(await talk.say("get /oauth/me").outcome == .ok)
  }

  @Test("a port that is taken is said")
  func taken() async throws {
    let talk = try await talk()
    let answer = await talk.say("auth oauth2 --client apus --flow code --port \(talk.server.port)")
    #expect(answer.code == "request.parameter", "\(answer.text)")
  }
}
