import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusClient
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("An update that asks about each change", .paced)
struct AskedUpdateTests {
  /// A session whose answer has become another, and what somebody says to each change.
  private func updated(_ answers: String...) async throws -> (talk: Talk, answer: Answer) {
    let left = Mutex(answers)
    let isNew = Mutex(false)
    let server = StubTransport { _ in
      .response(status: 200, body: isNew.withLock { $0 } ? #"{"n": "x"}"# : #"{"n": 1}"#)
    }
    let talk = try await Talk(to: Talk.terminal, transport: server) {
      $0.ask = { _ in left.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    }
    await talk.say("record it", "get http://h/a", ".n", "record off")
    isNew.withLock { $0 = true }
    let answer = await talk.say("replay --update --ask --trust it")
    let unsaid = left.withLock { $0 }
    #expect(unsaid.isEmpty, "\(answer.text)")
    return (talk, answer)
  }

  private func step(_ talk: Talk) throws -> String {
    let text = try #require(talk.folder.text(of: "it.session.md"))
    return String(try #require(text.split(separator: "$ .n\n").last))
  }

  @Test("writes what is accepted, and what a step shows of it")
  func accepted() async throws {
    let (talk, answer) = try await updated("a", "a")
    #expect(answer.status == 0, "\(answer.text)")
    #expect(try step(talk).hasPrefix("\"x\"\n"))
    #expect(await talk.say("replay it").status == 0)
  }

  @Test("leaves the text of a step that asks nobody, and says that it is something else by now")
  func looking() async throws {
    let (talk, answer) = try await updated("a", "s")
    #expect(answer.status == 1, "\(answer.text)")
    #expect(answer.text.contains("skipped .n: it stays as it was"), "\(answer.text)")
    #expect(try step(talk).hasPrefix("1\n"))
    #expect(await talk.say("replay it").code == "replay.drift")
  }

  @Test("asks nothing of a step that shows an answer which stays")
  func kept() async throws {
    let (talk, answer) = try await updated("s")
    #expect(answer.status == 1, "\(answer.text)")
    #expect(answer.text.contains("skipped get http://h/a: it stays as it was"), "\(answer.text)")
    #expect(answer.text.contains("2 steps: 1 as written, 1 skipped"), "\(answer.text)")
    #expect(try step(talk).hasPrefix("1\n"))
    #expect(await talk.say("replay it").status == 0)
  }

  /// A session whose answer says the same, and changes in what no screen has of it.
  private func hidden(_ line: String, saying answers: [String]) async throws -> (talk: Talk, answer: Answer) {
    let left = Mutex(answers)
    let isNew = Mutex(false)
    let server = StubTransport { _ in
      let isNew = isNew.withLock { $0 }
      return .response(
        status: 200,
        headers: ["Content-Type": "application/json", "Cache-Control": isNew ? "no-store" : "max-age=60"],
        body: isNew ? #"{"n": 1}"# : #"{"n": 1, "lost": 1}"#)
    }
    let talk = try await Talk(to: Talk.terminal, transport: server) {
      $0.ask = { _ in left.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    }
    await talk.say("record it", "get http://h/a > a.json", "record off")
    isNew.withLock { $0 = true }
    return (talk, await talk.say(line))
  }

  @Test("asks about a header and a lost field that nothing shows, and tells what drifted as --live tells it")
  func hiddenAsked() async throws {
    for (said, status) in [("a", Int32(0)), ("s", 1)] {
      let (talk, answer) = try await hidden("replay --update --ask --trust it", saying: [said])
      #expect(answer.status == status, "\(answer.text)")
      #expect(answer.text.contains("no-store") && answer.text.contains(".lost"), "\(answer.text)")
      let recording = try #require(talk.folder.text(of: "it.session.har"))
      #expect(recording.contains("no-store") == (said == "a"))
      let live = await talk.say("replay --live --trust it")
      #expect(live.status == (said == "a" ? 0 : 1), "\(live.text)")
      // It is told once.
      let again = await talk.say("replay --update --trust it")
      #expect(again.text.contains(said == "a" ? "1 as written" : "1 written anew"), "\(again.text)")
    }
  }

  /// A session whose answer lacks a field by now, and what is said to that.
  private func lacking(_ ask: @escaping @Sendable () -> String?) async throws -> (talk: Talk, answer: Answer)
  {
    let isNew = Mutex(false)
    let server = StubTransport { _ in
      .response(status: 200, body: isNew.withLock { $0 } ? #"{"n": 1}"# : #"{"n": 1, "lost": 1}"#)
    }
    let talk = try await Talk(to: Talk.terminal, transport: server) { $0.ask = { _ in ask() } }
    await talk.say("record it", "get http://h/a", "record off")
    isNew.withLock { $0 = true }
    return (talk, await Task { await talk.say("replay --update --ask --trust it") }.value)
  }

  @Test("makes a rule of a field that is gone, by which the answer is fine")
  func lost() async throws {
    let count = Mutex(0)
    let (talk, answer) = try await lacking {
      count.withLock { $0 += 1 }
      return "r"
    }
    #expect(answer.status == 0, "\(answer.text)")
    #expect(await talk.say("replay --update --ask --trust it").status == 0)
    #expect(count.withLock { $0 } == 1, "what the rule permits is asked about no more")
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(text.contains("```rules\n.lost optional\n```"), "\(text)")
    #expect(await talk.say("replay --live --trust it").status == 0)
  }

  @Test("asks nothing of what a rule permits, and all of what has none")
  func permitted() async throws {
    let number = Mutex(1)
    let answers = Mutex(["r", "r"])
    let server = StubTransport { _ in
      let n = number.withLock { $0 }
      return .response(status: 200, body: #"{"n": \#(n), "m": "\#(n < 4 ? "a" : "b")"}"#)
    }
    let talk = try await Talk(to: Talk.terminal, transport: server) {
      $0.ask = { _ in answers.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    }
    await talk.say("record it", "get http://h/a", "record off")
    for (n, left) in [(2, 1), (3, 1), (4, 0)] {
      number.withLock { $0 = n }
      let answer = await talk.say("replay --update --ask --trust it")
      #expect(answer.status == 0 && answers.withLock { $0.count } == left, "\(n): \(answer.text)")
    }
    let text = try #require(talk.folder.text(of: "it.session.md"))
    #expect(text.contains(".n type") && text.contains(".m type"), "\(text)")
    #expect(await talk.say("replay it").status == 0)
  }

  @Test("asks nothing where a step fails, as nothing would be written")
  func inVain() async throws {
    let isNew = Mutex(false)
    let server = StubTransport { request in
      let isNew = isNew.withLock { $0 }
      let isGone = isNew && request.url.path == "/b"
      return .response(status: isGone ? 404 : 200, body: isNew ? #"{"n": "x"}"# : #"{"n": 1}"#)
    }
    let talk = try await Talk(to: Talk.terminal, transport: server) {
      $0.ask = { _ in
        Issue.record("somebody was asked")
        return "a"
      }
    }
    await talk.say("record it", "get http://h/a", "get http://h/b", "record off")
    let before = talk.folder.text(of: "it.session.md")
    isNew.withLock { $0 = true }
    let answer = await talk.say("replay --update --ask --trust it")
    #expect(answer.status == 1 && answer.text.contains("nothing was written"), "\(answer.text)")
    #expect(answer.text.contains("+ .n: expected integer, found \"x\""), "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.md") == before)
  }

  @Test("is interrupted by ^C at a question, and writes nothing")
  func interrupted() async throws {
    let (talk, answer) = try await lacking {
      withUnsafeCurrentTask { $0?.cancel() }
      return nil
    }
    #expect(answer.status == 130, "\(answer.text)")
    #expect(!answer.text.contains("nobody to ask"), "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.md")?.contains("lost") == true)
    #expect(await talk.say("replay it").status == 0)
  }

  @Test("leaves both files to whom they were left")
  func modes() async throws {
    let (talk, _) = try await hidden("audit it", saying: [])
    let names = ["it.session.md", "it.session.har"]
    for name in names {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: talk.folder.path + "/" + name)
    }
    #expect(await talk.say("replay --update --trust it").status == 0)
    for name in names { #expect(talk.folder.mode(of: name) == 0o640, "\(name)") }
  }

  @Test("tells the same where nobody is asked")
  func hiddenUnasked() async throws {
    let (talk, answer) = try await hidden("replay --update --trust it", saying: [])
    #expect(answer.status == 0 && answer.text.contains("1 written anew"), "\(answer.text)")
    #expect(answer.text.contains("header, shape"), "\(answer.text)")
    #expect(await talk.say("replay it").status == 0)
  }
}
