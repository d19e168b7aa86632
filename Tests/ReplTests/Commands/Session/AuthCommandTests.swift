@_spi(Secrets) import ApusClient
import ApusFolderTestSupport
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusRepl

@Suite("`auth`, with every scheme there is", .paced)
struct AuthCommandTests {
  /// The requests that a session sent, to a server that takes them all.
  private final class Sent: Sendable {
    private let requests = Mutex<[Request]>([])

    var all: [Request] { requests.withLock { $0 } }

    func talk() async throws -> Talk {
      let stub = StubTransport { [self] request in
        requests.withLock { $0.append(request) }
        return .response(status: 200, body: "{}")
      }
      return try await Talk(transport: stub, variables: ["KEY": "canary-1234"], base: "http://a.test")
    }
  }

  private struct Missing: Error {}

  private static func owner(_ scheme: AuthScheme) -> String {
    scheme.owner == nil ? "" : scheme.owner == .user ? "ada" : "X-Api-Key"
  }

  private func line(_ scheme: AuthScheme, _ value: String) -> String {
    let owner = Self.owner(scheme)
    let settings = scheme.settings.filter(\.isRequired).map { " \($0.option) \($0.name.rawValue)-1" }.joined()
    return "auth \(scheme.name) \(owner)\(owner.isEmpty ? "" : " ")\(value)\(settings)"
  }

  /// What a request shows who asks by, with the secret in it.
  private func proof(_ request: Request, _ scheme: AuthScheme) -> String? {
    if let login = request.options.login {
      return "\(login.scheme.name) \(login.user) \(login.password.reveal())"
    }
    guard case .field(let field) = scheme.proof(of: Self.owner(scheme), Secret("x")) else { return nil }
    return request.headers.first(field.name).flatMap {
      if case .secret(let secret) = $0.value { secret.reveal() } else { nil }
    }
  }

  private func expected(_ scheme: AuthScheme) -> String {
    switch scheme.proof(of: Self.owner(scheme), Secret("canary-1234")) {
    case .login(let login): return "\(login.scheme.name) \(login.user) canary-1234"
    case .field(let field):
      guard case .secret(let secret) = field.value else { return "" }
      return secret.reveal()
    }
  }

  @Test("it is set, shown without its secret, and sent", arguments: AuthScheme.all)
  func sets(_ scheme: AuthScheme) async throws {
    let sent = Sent()
    let talk = try await sent.talk()
    let answer = await talk.say(line(scheme, "env:KEY"))
    let owner = Self.owner(scheme)
    let who = owner.isEmpty ? scheme.name : "\(scheme.name) \(owner)"
    #expect(answer.outText == "\(who) from KEY for http://a.test only\n")
    await talk.say("get /x")
    #expect(sent.all.compactMap { proof($0, scheme) } == [expected(scheme)])
    await talk.say("auth none", "get /x")
    #expect(sent.all.last.flatMap { proof($0, scheme) } == nil)
  }

  @Test("a header has its value behind a colon, too, as curl has both in one word")
  func headerInOneWord() async throws {
    for line in ["auth header X-Api-Key:canary-1", "auth header 'X-Api-Key: canary-1'"] {
      let sent = Sent()
      let talk = try await sent.talk()
      let answer = await talk.say(line)
      #expect(answer.outcome == .ok && !answer.text.contains("canary"), "\(answer.text)")
      await talk.say("get /x")
      let field = try #require(sent.all.last?.headers.first("X-Api-Key"))
      guard case .secret(let secret) = field.value else { throw Missing() }
      #expect(secret.reveal() == "canary-1")
    }
  }

  @Test("where only the source of a value stands, no header is named so")
  func sourceAlone() async throws {
    let talk = try await Sent().talk()
    let answer = await talk.say("auth header env:KEY")
    #expect(answer.status != 0 && !answer.text.contains("canary"), "\(answer.text)")
  }

  @Test("one that others know goes with one line, too", arguments: AuthScheme.standard)
  func onALine(_ scheme: AuthScheme) async throws {
    let sent = Sent()
    let talk = try await sent.talk()
    let owner = scheme.takesSecretAlone ? "" : "ada:"
    await talk.say("let key = env:KEY", "get /x -A \(scheme.name) -a \(owner){{key}}")
    #expect(sent.all.compactMap { proof($0, scheme) } == [expected(scheme)])
  }

  @Test("Tab, help and the words of mistaken lines know it", arguments: AuthScheme.all)
  func words(_ scheme: AuthScheme) async throws {
    let talk = try await Sent().talk()
    let knowledge = await talk.engine.knowledge()
    let offers = knowledge.completion(of: "auth ", at: 5).candidates
    #expect(offers.contains { $0.text == scheme.name && $0.meaning == scheme.meaning })
    #expect(await talk.say("help auth").outText.contains("  auth \(scheme.name) "))
    #expect(await talk.say("auth \(scheme.name)x").notes.contains("auth \(scheme.name)\n"))
  }

  @Test(
    "a file of requests keeps it without the secret, and `run` sends it again",
    arguments: AuthScheme.all.filter { !$0.signs || $0.words.recipe != nil })
  func fileOfRequests(_ scheme: AuthScheme) async throws {
    let sent = Sent()
    let talk = try await sent.talk()
    await talk.say(line(scheme, "env:KEY"), "get /x", "http > x.http")
    let text = try #require(talk.folder.text(of: "x.http"))
    #expect(text.contains("{{KEY}}") && !text.contains("canary"), "\(text)")
    await talk.say("auth none", "run --trust x.http")
    #expect(sent.all.compactMap { proof($0, scheme) } == [expected(scheme), expected(scheme)], "\(text)")
  }

  @Test("commands for other programs have its word, or say that they have none", arguments: AuthScheme.all)
  func exports(_ scheme: AuthScheme) async throws {
    let talk = try await Sent().talk()
    await talk.say(line(scheme, "env:KEY"), "get /x")
    for (command, word) in [("curl", scheme.words.curlSwitch), ("httpie", scheme.words.httpie)] {
      let answer = await talk.say(command)
      #expect(!answer.text.contains("canary"))
      if scheme.signs {
        #expect(answer.outText.contains(" --") || answer.outText.contains("X-Api-Key"), "\(answer.outText)")
      } else if scheme.owner == .user, word == nil {
        #expect(answer.notes.contains("left out, there being no word for it there: -A \(scheme.name)"))
      } else {
        #expect(answer.outText.contains("\"$KEY\""), "\(answer.outText)")
        let isSaid = scheme.owner == .user && scheme != .usualPair
        #expect(!isSaid || answer.outText.contains(" \(word ?? "")"), "\(answer.outText)")
      }
    }
    for style in ["async", "urlsession"] {
      let answer = await talk.say("swift --style \(style)")
      #expect(!answer.text.contains("canary"))
      let isUnsaid = scheme.signs && style == "urlsession"
      #expect(answer.outText.contains("environment[") != isUnsaid, "\(answer.outText)")
    }
  }

  @Test("a secret that no header can have is told when it is set, and leaves who you were")
  func unsendable() async throws {
    let talk = try await Sent().talk()
    try talk.folder.write("canary-1\ncanary-2\n", to: "two.txt")
    await talk.say("auth bearer env:KEY")
    for line in ["auth bearer file:two.txt", "auth header X-Api-Key file:two.txt"] {
      let answer = await talk.say(line)
      #expect(answer.code == "request.header" && answer.notes.contains("has a line break"), "\(answer.text)")
      #expect(!answer.text.contains("canary"))
    }
    #expect(await talk.say("auth").text.contains("bearer from KEY"))
    #expect(await talk.say("auth basic ada file:two.txt").outcome == .ok)
  }

  @Test("the word is marked that names a file which is not there")
  func noNetrc() async throws {
    let notes = await (try await Sent().talk()).say("auth netrc").notes
    #expect(notes.contains("~/.netrc cannot be read"), "\(notes)")
    #expect(notes.contains("| auth netrc\n   |      ^^^^^\n"), "\(notes)")
  }
}
