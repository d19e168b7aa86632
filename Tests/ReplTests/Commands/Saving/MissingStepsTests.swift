import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

@Suite("A session that was cut, or whose steps are written so that they do not run, is not green", .paced)
struct MissingStepsTests {
  private func talk(_ lines: String...) async throws -> Talk {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    for line in lines { await talk.say(line) }
    await talk.say("record off")
    return talk
  }

  /// What was said, on one line.
  private func flat(_ answer: Answer) -> String { answer.text.replacing(/\n +/, with: " ") }

  private func document(_ talk: Talk) throws -> String { try #require(talk.folder.text(of: "it.session.md")) }

  // MARK: Cut files

  @Test("cut after a step or in its prose, while the recording has more, it is an error with file and line")
  func cut() async throws {
    let talk = try await talk(
      "get /echo?a=1", "note Some words.", "get /echo?a=2", "get /status/404", ".reason")
    let whole = try document(talk)
    #expect(await talk.say("replay it").outcome == .ok)
    let prose = try #require(whole.firstRange(of: "words"))
    let block = try #require(whole.firstRange(of: "\n```console\n$ get /echo?a=2"))
    for end in [prose.upperBound, block.lowerBound] {
      try talk.folder.write(String(whole[..<end]), to: "it.session.md")
      for command in ["replay it", "replay --live it"] {
        let answer = await talk.say(command)
        #expect(answer.status == 2 && answer.text.contains("1 step: 1 as written"), "\(answer.text)")
        #expect(
          flat(answer).contains(
            /it\.session\.md:[0-9]+: the end of the file is missing: no step asks for the last 2 exchanges/),
          "\(answer.text)")
        #expect(flat(answer).contains("from GET http://practice/echo?a=2 on"), "\(answer.text)")
      }
    }
    let one = try #require(whole.firstRange(of: "\n$ get /status/404"))
    try talk.folder.write(String(whole[..<one.lowerBound]) + "\n```\n", to: "it.session.md")
    #expect(flat(await talk.say("replay it")).contains("the last exchange of its recording, GET http"))
  }

  @Test("an update leaves it alone, unless somebody wants it so")
  func update() async throws {
    let talk = try await talk("get /echo?a=1", "note Some words.", "get /echo?a=2")
    let whole = try document(talk)
    let recording = talk.folder.text(of: "it.session.har")
    let end = try #require(whole.firstRange(of: "words")).upperBound
    try talk.folder.write(String(whole[..<end]), to: "it.session.md")
    let answer = await talk.say("replay --update it")
    #expect(answer.status == 2 && flat(answer).contains("nothing was written"), "\(answer.text)")
    #expect(answer.text.contains("try: replay --update --accept-failures it"), "\(answer.text)")
    #expect(talk.folder.text(of: "it.session.har") == recording)
    let wanted = await talk.say("replay --update --accept-failures it")
    #expect(wanted.outcome == .ok, "\(wanted.text)")
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test("cut to its prose it is an error even where a page without steps is allowed")
  func allowed() async throws {
    let talk = try await talk("get /echo")
    try talk.folder.write(
      "---\nsession: 2\nbase: practice\ncassette: it.session.har\n---\n# It\n", to: "it.session.md")
    #expect(await talk.say("replay --allow-empty it").status == 2)
  }

  @Test("a step taken out of the middle is none that is missing, and neither is an exchange of a browser's")
  func certain() async throws {
    let talk = try await talk("get /echo?a=1", "get /echo?a=2", "get /echo?a=3")
    let whole = try document(talk)
    let start = try #require(whole.firstRange(of: "$ get /echo?a=2")).lowerBound
    let end = try #require(whole.firstRange(of: "$ get /echo?a=3")).lowerBound
    try talk.folder.write(String(whole[..<start] + whole[end...]), to: "it.session.md")
    #expect(await talk.say("replay it").outcome == .ok)
    try talk.folder.write(String(whole[..<start]) + "```\n", to: "it.session.md")
    #expect(await talk.say("replay it").status == 2)
    let recording = try #require(talk.folder.text(of: "it.session.har"))
    try talk.folder.write(
      recording.replacing(#""name":"apus""#, with: #""name":"browser""#), to: "it.session.har")
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test(
    "cut where only steps without a request are gone, it is an error, also when nothing was asked for at all")
  func withoutRequests() async throws {
    for first in ["get /echo?a=1", "let a = 1"] {
      let talk = try await talk(first, "let b = 2", "let c = 3", "let d = 4")
      let whole = try document(talk)
      #expect(await talk.say("replay it").outcome == .ok)
      let end = try #require(whole.firstRange(of: "$ let c")).lowerBound
      try talk.folder.write(String(whole[..<end]) + "```\n", to: "it.session.md")
      for command in ["replay it", "replay --live it", "replay --update it"] {
        let answer = await talk.say(command)
        #expect(answer.status == 2, "\(answer.text)")
        #expect(
          flat(answer).contains(
            "the end of the file is missing: 2 steps that its recording counts behind its last exchange are gone"
          ),
          "\(answer.text)")
      }
      #expect(await talk.say("replay --update --accept-failures it").outcome == .ok)
      #expect(await talk.say("replay it").outcome == .ok)
    }
  }

  @Test("a step taken out of the middle, or added at the end, is none that is missing")
  func edited() async throws {
    let talk = try await talk("let a = 1", "get /echo?a=1", "let b = 2")
    let whole = try document(talk)
    let start = try #require(whole.firstRange(of: "$ let a")).lowerBound
    let end = try #require(whole.firstRange(of: "$ get")).lowerBound
    let added = String(whole[..<start] + whole[end...].dropLast(4)) + "\n$ let c = 3\n```\n"
    try talk.folder.write(added, to: "it.session.md")
    #expect(await talk.say("replay it").outcome == .ok)
  }

  @Test(
    "without a count of its steps, what this program never ends a document with is an error",
    arguments: [("Wor", "its last line has no end"), ("Words.\n\n", "it ends in an empty line")])
  func oddEnds(_ kept: String, _ reason: String) async throws {
    let talk = try await talk("get /echo?a=1", "note Words.\n\nAnd more.")
    let whole = try document(talk)
    let start = try #require(whole.firstRange(of: "Words.")).lowerBound
    try talk.folder.write(String(whole[..<start]) + kept, to: "it.session.md")
    for command in ["replay it", "replay --live it", "replay --update it"] {
      let answer = await talk.say(command)
      #expect(answer.status == 2 && flat(answer).contains(reason), "\(answer.text)")
    }
    #expect(await talk.say("replay --update --accept-failures it").outcome == .ok)
    #expect(await talk.say("replay it").outcome == .ok)
    // What was written by hand may end as it likes.
    try talk.folder.write(
      "---\nsession: 2\n---\n```console\n$ let a = 1\n```\n\(kept)", to: "hand.session.md")
    #expect(await talk.say("replay hand").outcome == .ok)
  }

  @Test("a lesson that was cut behind its last request is not green, though its recording counts no steps")
  func lesson() async throws {
    let talk = try await Talk(to: Talk.terminal)
    var root = URL(filePath: #filePath)
    for _ in 1...5 { root.deleteLastPathComponent() }
    for end in ["md", "har"] {
      let text = try String(
        contentsOf: root.appending(path: "sessions/first-request.session.\(end)"), encoding: .utf8)
      let cut = text.utf8.prefix(end == "md" ? 2710 : .max)
      try talk.folder.write(String(decoding: cut, as: UTF8.self), to: "first-request.session.\(end)")
    }
    let answer = await talk.say("replay first-request")
    #expect(answer.status == 2 && flat(answer).contains("the end of the file is missing"), "\(answer.text)")
  }

  // MARK: Lookalikes

  @Test(
    "what was meant to be a step is named with its line, also beside others, however it is replayed or run",
    arguments: [
      ("~~~console\n$ get /echo\n~~~", 8), ("``console\n$ get /echo\n``", 8),
      ("  ```console\n  $ a\n  ```", 8),
      ("console\n$ get /echo", 8), ("```\n$ get /echo\n```", 8), ("$ get /echo", 8), ("Text\n$ get /echo", 9),
    ])
  func lookalikes(_ text: String, _ line: Int) async throws {
    let talk = try await Talk(to: Talk.terminal)
    let steps = "```console\n$ let a = 1\n```\n"
    try talk.folder.write("---\nsession: 2\n---\n\(steps)\n\(text)\n", to: "it.session.md")
    for command in ["replay it", "replay --live it", "replay --update it", "run it.session.md"] {
      let answer = await talk.say(command)
      #expect(answer.status == 2, "\(answer.text)")
      #expect(
        flat(answer).contains("it.session.md:\(line): expected a `console` block, found "), "\(answer.text)")
    }
  }

  @Test("a note that looks like a step stays prose")
  func notes() async throws {
    let talk = try await talk(
      "get /echo", "note $ get /echo", "note console", "note ~~~console", "note ``console",
      "get /echo?a=1")
    let text = try document(talk)
    #expect(text.contains("\n    $ get /echo\n"), "\(text)")
    let answer = await talk.say("replay it")
    #expect(answer.outcome == .ok && answer.text.contains("2 steps: 2 as written"), "\(answer.text)")
  }

  // MARK: Names and permissions

  @Test("a document is found under the name that was typed, and otherwise it is said what was looked for")
  func names() async throws {
    let talk = try await talk("get /echo")
    try talk.folder.write("---\nsession: 2\n---\n```console\n$ let a = 1\n```\n", to: "p.md")
    let found = await talk.say("replay p.md")
    #expect(found.outcome == .ok && found.text.contains("p.md\n"), "\(found.text)")
    #expect(await talk.say("replay it.md").text.contains("it.session.md"))
    let missing = await talk.say("replay q.md")
    #expect(missing.status == 2, "\(missing.text)")
    #expect(flat(missing).contains("q.md cannot be read: "), "\(missing.text)")
    #expect(flat(missing).contains("there is no q.session.md either"), "\(missing.text)")
  }

  @Test(
    "what nobody allowed is named where the replay ends, with the way to allow it",
    arguments: ["live", "update"])
  func permissions(_ option: String) async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let talk = try await Talk(to: Talk.terminal, variables: ["TOKEN": "canary-1234-canary"])
    for line in [
      "record it", "auth bearer env:TOKEN", "get /bearer", "get \(other.baseURL)/echo", "record off",
    ] {
      await talk.say(line)
    }
    let answer = await talk.say("replay --\(option) it")
    let (said, error) = (flat(answer), flat(answer).split(separator: "error[").last ?? "")
    #expect(error.contains("nobody allowed to use the environment's TOKEN"), "\(said)")
    #expect(error.contains("send to \(other.baseURL)"), "\(said)")
    #expect(error.contains("replay --\(option) --trust it"), "\(said)")
    // What is advised asks the same server.
    let moved = flat(await talk.say("replay --\(option) --base \(other.baseURL) it"))
    #expect(moved.contains("replay --\(option) --trust --base \(other.baseURL)"), "\(moved)")
  }

  @Test("a secret of a line that nobody allowed is named, too")
  func secrets() async throws {
    let talk = try await Talk(to: Talk.terminal, variables: ["TOKEN": "canary-1234-canary"])
    let text =
      "---\nsession: 2\nbase: practice\nsecrets: [TOKEN]\n---\n```console\n$ get /echo X-A:{{secret:TOKEN}}\n```\n"
    try talk.folder.write(text, to: "it.session.md")
    let answer = await talk.say("replay --update it")
    #expect(flat(answer).contains("nobody allowed to use the environment's TOKEN"), "\(answer.text)")
    #expect(answer.text.contains("replay --update --trust it"), "\(answer.text)")
  }
}
