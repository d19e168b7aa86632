import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusEndpoints
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A body that was edited", .paced)
struct EditedBodyTests {
  /// Writes one text after the other, and answers what is asked.
  private func talk(
    writing texts: [String], answering answers: [String?]
  ) async throws -> (Talk, asked: Script, given: Script) {
    let (asked, given) = (Script(answers), Script(texts))
    let talk = try await Asked().talk {
      $0.edit = { given.next($0) }
      $0.ask = { asked.next($0) }
    }
    return (talk, asked, given)
  }

  /// Hands out one text after the other, and keeps what it was asked with.
  private final class Script: Sendable {
    private let state: Mutex<(rest: [String?], heard: [String])>

    init(_ texts: [String?]) { state = Mutex((texts, [])) }

    var heard: [String] { state.withLock { $0.heard } }

    func next(_ text: String) -> String? {
      state.withLock { state in
        state.heard.append(text)
        return state.rest.isEmpty ? nil : state.rest.removeFirst()
      }
    }
  }

  private static let broken = "{\"a\": 1, \"b\": [1,2,}"

  @Test("that is no JSON though it should be is named with its place, and edited again as it was left")
  func brokenAgain() async throws {
    let (talk, asked, given) = try await talk(writing: [Self.broken, "{\"a\": 2}"], answering: ["e"])
    let answer = await talk.say("edit post /a a:=1")
    #expect(answer.text.contains("this is not JSON: line 1, column 20"), "\(answer.text)")
    #expect(asked.heard == ["edit again, send as text, or leave? [e/t/l] "])
    #expect(given.heard == ["{\n  \"a\": 1\n}\n", Self.broken])
    #expect(await talk.engine.takePrefill() == "post /a {\"a\": 2}")
  }

  @Test(
    "that is not JSON is sent as text, or stays on the prompt in a line that edits it, and nothing of it is lost"
  )
  func brokenKept() async throws {
    for (answer, line) in [
      ("t", "post /a --raw '\(Self.broken)'"), ("l", "edit post /a --raw '\(Self.broken)'"),
    ] {
      let (talk, _, _) = try await talk(writing: [Self.broken], answering: [answer])
      await talk.say("edit post /a a:=1")
      #expect(await talk.engine.takePrefill() == line)
    }
    let (talk, _, given) = try await talk(writing: [Self.broken, Self.broken + "]}"], answering: [nil])
    await talk.say("edit post /a a:=1")
    let line = try #require(await talk.engine.takePrefill())
    await talk.say(line)
    #expect(given.heard.last == Self.broken)
  }

  @Test(
    "that should be no JSON, is JSON once its braces are filled, or is JSON line by line, is taken as it is")
  func notBroken() async throws {
    for (text, line) in [
      ("plain", "post /a --raw plain"), ("{\"a\": {{n}}}", "post /a {\"a\": {{n}}}"),
      ("{\"a\": 1}\n{\"a\": 2}", "post /a --raw '{\"a\": 1}\n{\"a\": 2}'"),
    ] {
      let (talk, asked, _) = try await talk(writing: [text], answering: [])
      await talk.say("let n = 1", "edit post /a --raw x")
      #expect(await talk.engine.takePrefill() == line)
      #expect(asked.heard.isEmpty)
    }
  }
}
