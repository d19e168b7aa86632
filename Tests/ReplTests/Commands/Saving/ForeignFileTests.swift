import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSurroundings

/// What a session or a HAR file from elsewhere may do: nothing, without being asked about, that reaches beyond its base.
@Suite("A file from elsewhere", .paced)
struct ForeignFileTests {
  /// Somebody at the terminal: gives answers, and remembers what was asked.
  private final class Person: Sendable {
    private let asked = Mutex<[String]>([])
    let answer: @Sendable (String) -> Bool

    init(_ answer: @escaping @Sendable (String) -> Bool) { self.answer = answer }

    var questions: [String] { asked.withLock { $0 } }

    func confirm(_ question: String) -> Bool {
      asked.withLock { $0.append(question) }
      return answer(question)
    }
  }

  /// Says which origins were really contacted.
  private final class SeeingTransport: Transport {
    private let base = CurlTransport()
    private let seen = Mutex<[String]>([])

    var origins: [String] { seen.withLock { $0 } }

    func send(_ request: Request) async throws(TransportError) -> Exchange {
      do throws(TransportError) {
        let exchange = try await base.send(request)
        note(exchange)
        return exchange
      } catch {
        note(error.exchange)
        throw error
      }
    }

    private func note(_ exchange: Exchange) {
      seen.withLock { $0 += exchange.hops.map { "\($0.sent.url.origin)" } }
    }
  }

  private static let variables = ["TOKEN", "XDG_DATA_HOME", "XDG_CONFIG_HOME"]
  private static let commands = ["run FILE.session.md", "replay --live FILE", "replay --update FILE"]

  /// What was asked when a session with these lines is run.
  private func ask(
    _ lines: [String], _ command: String, transport: SeeingTransport? = nil,
    answering answer: Bool = false,
    _ look: (Talk, ApusReplTestSupport.Answer, [String]) async throws -> Void
  ) async throws {
    let person = Person { _ in answer }
    let talk = try await Talk(
      to: Talk.terminal, transport: transport,
      variables: Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, "canary-1234-canary") })
    ) {
      $0.confirm = { person.confirm($0) }
    }
    try talk.folder.write("hidden", to: "private.txt")
    try talk.folder.write(
      "---\nsession: 2\nbase: practice\n---\n```console\n" + lines.map { "$ \($0)\n" }.joined() + "```\n",
      to: "it.session.md")
    let said = await talk.say(command.replacing("FILE", with: "it"))
    try await look(talk, said, person.questions)
  }

  @Test(
    "asks before it does what reaches beyond its base, and does nothing of it when refused",
    arguments: commands)
  func refused(_ command: String) async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let transport = SeeingTransport()
    for (line, question) in [
      ("get \(other.baseURL)/echo", "send to \(other.baseURL)"),
      ("get /echo --proxy http://127.0.0.1:\(other.port)", "send to http://127.0.0.1:\(other.port)"),
      ("get /echo --unix-socket /run/x.sock", "send to the socket /run/x.sock"),
      ("get /echo --resolve a.test:80:127.0.0.1", "send to a.test:80:127.0.0.1"),
      ("get /redirect-to url==\(other.baseURL)/echo --follow", "send to \(other.baseURL)"),
      ("auth bearer env:TOKEN", "use the environment's TOKEN"),
      ("get /echo X:{{secret:TOKEN}}", "use the environment's TOKEN"),
      ("let k = env:XDG_DATA_HOME", "use the environment's XDG_DATA_HOME"),
      ("auth bearer env:XDG_CONFIG_HOME", "use the environment's XDG_CONFIG_HOME"),
      ("post /echo @private.txt", "private.txt"), ("open private.txt", "private.txt"),
      ("auth bearer file:private.txt", "private.txt"),
    ] {
      try await ask([line], command, transport: transport) { _, said, questions in
        #expect(questions.count == 1 && questions[0].contains(question), "\(line): \(questions)")
        #expect(said.status != 0, "\(line)\n\(said.text)")
        #expect(!said.text.contains("canary"), "\(line)\n\(said.text)")
      }
    }
    #expect(!transport.origins.contains(other.baseURL))
  }

  @Test(
    "runs no shell and writes no file unless it may, and replayed it writes none at all", arguments: commands)
  func shells(_ command: String) async throws {
    for answer in [false, true] {
      try await ask(
        ["get /echo | cat", "get /echo > written", "get /bytes/9 -o output"], command,
        answering: answer
      ) { talk, said, questions in
        let isRun = command.hasPrefix("run")
        for name in ["written", "output"] {
          #expect((talk.folder.contents(of: name) != nil) == (isRun && answer), "\(name) \(said.text)")
        }
        #expect(questions.contains { $0.contains("with sh") }, "\(questions)")
      }
    }
  }

  @Test("asks nothing for its own base, for files that are not there, and for what was allowed before")
  func allowed() async throws {
    try await ask(
      [
        "get /echo", "get /redirect/2 --follow", "post /echo @nowhere", "open nowhere",
        "auth bearer env:NOBODY",
      ],
      "replay --live FILE"
    ) { _, said, questions in
      #expect(questions.isEmpty, "\(questions)\n\(said.text)")
    }
    try await ask(
      ["auth bearer env:TOKEN", "auth bearer env:TOKEN", "get /echo X:{{secret:TOKEN}}"],
      "replay --live FILE", answering: true
    ) { _, _, questions in
      #expect(questions.count == 1)
    }
  }

  @Test("is asked about nothing with --trust", arguments: commands)
  func trusted(_ command: String) async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let transport = SeeingTransport()
    let words = command.split(separator: " ")
    let trusting = "\(words[0]) --trust \(words.dropFirst().joined(separator: " "))"
    let lines = ["get \(other.baseURL)/echo", "auth bearer env:TOKEN"]
    try await ask(lines, trusting, transport: transport) { _, said, questions in
      #expect(questions.isEmpty)
      #expect(!said.text.contains("not allowed"), "\(said.text)")
    }
    #expect(transport.origins == [other.baseURL])
  }

  @Test("cannot allow itself more through another file")
  func nested() async throws {
    let other = try PracticeServer.start()
    defer { other.stop() }
    let transport = SeeingTransport()
    for line in [
      "run --trust inner.session.md", "replay --live --trust inner", "run --trust inner.har", "save it",
      "record off", "run inner.http",
    ] {
      let person = Person { _ in false }
      let talk = try await Talk(to: Talk.terminal, transport: transport) {
        $0.confirm = { person.confirm($0) }
      }
      try talk.folder.write(
        "---\nsession: 2\n---\n```console\n$ get \(other.baseURL)/echo\n```\n", to: "inner.session.md")
      try talk.folder.write("GET \(other.baseURL)/echo\n", to: "inner.http")
      try talk.folder.write(
        #"{"log":{"entries":[{"request":{"url":"\#(other.baseURL)/echo"}}]}}"#, to: "inner.har")
      try talk.folder.write(
        "---\nsession: 2\nbase: practice\n---\n```console\n$ \(line)\n```\n", to: "outer.session.md")
      await talk.say("record mine")
      #expect(await talk.say("run outer.session.md").status != 0, "\(line)")
      #expect(await talk.say("record").text.contains("mine.session.md"), "\(line)")
    }
    #expect(transport.origins.isEmpty)
  }

  @Test("sees nothing of the session it is run in, which is as it was afterwards")
  func apart() async throws {
    let talk = try await Talk(to: Talk.terminal, variables: ["TOKEN": "canary-1234-canary"])
    await talk.say("auth bearer env:TOKEN", "let mine = 1", "X-Mine:1", "cd /github", "get users/octocat")
    for line in ["get /echo", "get /echo?{{mine}}", "$2.name"] {
      try talk.folder.write(
        "---\nsession: 2\nbase: practice\n---\n```console\n$ \(line)\n```\n", to: "it.session.md")
      let said = await talk.say("run it.session.md")
      #expect(!said.text.contains("canary") && !said.text.contains("X-Mine"), "\(said.text)")
      #expect((said.status == 0) == (line == "get /echo"), "\(said.text)")
    }
    #expect(await talk.say("pwd").text.contains("/github"))
    #expect(await talk.say("env").text.contains("mine"))
    #expect(await talk.say("auth").text.contains("bearer from TOKEN"))
    #expect(await talk.say("history").text.contains("/echo"))
  }
}
