import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusServices
import Synchronization
import Testing

@testable import ApusInvocation
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Typed endpoints, asked by name", .paced)
struct ServiceCommandTests {
  /// Keeps what was asked, and answers all of it alike.
  private final class Keeper: Transport {
    let requests = Mutex<[Request]>([])
    private let answer: StubTransport

    init(status: Int = 200, body: String = "{}") { answer = StubTransport(status: status, body: body) }

    func send(_ request: Request) async throws(TransportError) -> Exchange {
      requests.withLock { $0.append(request) }
      return try await answer.send(request)
    }

    var last: Request? { requests.withLock { $0.last } }
  }

  private static let gone = "https://gone.example"

  @Test("a program gets the body's bytes, as with any request")
  func exactBytes() async throws {
    let talk = try await Talk()
    let plain = await talk.say("get /github/users/octocat").out
    #expect(await talk.say("github user octocat").out == plain)
    await talk.say("github user octocat > file")
    #expect(talk.folder.contents(of: "file") == plain)
    #expect(await talk.say("github user octocat -o other").out.isEmpty)
    #expect(talk.folder.contents(of: "other") == plain)
    #expect(await talk.say("github user nobody-x").status == 4)
  }

  @Test("an answer that is not what was promised fails where it is not, and keeps its bytes")
  func undecodable() async throws {
    let body = #"{"login": "octocat", "id": "x"}"#
    let talk = try await Talk(
      to: Talk.terminal, transport: StubTransport(body: body), base: "https://api.github.com")
    let answer = await talk.say("github user octocat")
    #expect(answer.code == "decode.type")
    #expect(answer.status == 1)
    #expect(answer.text.contains("expected a number at .id, found a string"))
    #expect(answer.text.contains("GitHub.User has Int there"))
    #expect(answer.text.contains("^^^"))
    #expect(await talk.say(".id").text == "\"x\"\n")
    let script = try await Talk(transport: StubTransport(body: body), base: "https://api.github.com")
    let scripted = await script.say("github user octocat")
    #expect(scripted.outText == body)
    #expect(scripted.status == 1)
    for (body, code) in [("{", "decode.syntax"), ("", "body.empty"), ("{}", "decode.missing")] {
      let talk = try await Talk(transport: StubTransport(body: body), base: "https://api.github.com")
      #expect(await talk.say("github user octocat").code == code)
    }
  }

  @Test("an error that is not the documented one is shown as it came")
  func rawError() async throws {
    let talk = try await Talk(
      to: Talk.terminal, transport: StubTransport(status: 500, body: #"{"oops": 1}"#),
      base: "https://api.github.com")
    let answer = await talk.say("github rate-limit")
    #expect(answer.code == "http.500")
    #expect(answer.text.contains("oops  1"))
    #expect(!answer.text.contains("ErrorResponse"))
  }

  @Test("the practice API is asked when it is the base, and the service itself otherwise")
  func place() async throws {
    let practice = try await Talk()
    #expect(await practice.say("github user octocat").status == 0)
    await practice.say("use greenstore")
    #expect(await practice.say("github user octocat").status == 0)
    for (base, expected) in [
      ("https://api.github.com/x", "https://api.github.com/rate_limit"),
      (Self.gone, "https://api.github.com/rate_limit"),
      ("http://127.0.0.1:1/github", "http://127.0.0.1:1/github/rate_limit"),
    ] {
      let keeper = Keeper()
      let talk = try await Talk(transport: keeper, base: base)
      let answer = await talk.say("github rate-limit")
      #expect(keeper.last?.url.text == expected)
      #expect(answer.notes.contains("asking https://api.github.com\n") == (base == Self.gone))
    }
  }

  @Test("the token from the environment goes to the service's own origin and to no other")
  func tokens() async throws {
    let variables = ["GH_TOKEN": "canary-1234"]
    for (base, isSent) in [
      ("https://api.github.com", true), (Self.gone, true), ("http://127.0.0.1:1/github", false),
    ] {
      let keeper = Keeper()
      let talk = try await Talk(to: Talk.terminal, transport: keeper, variables: variables, base: base)
      let answer = await talk.say("github rate-limit -v")
      #expect((keeper.last?.headers.first("Authorization") != nil) == isSent, "\(base)")
      #expect(!answer.text.contains("canary"))
      #expect(!(await talk.say("preview github rate-limit").text.contains("canary")))
    }
    let keeper = Keeper()
    let talk = try await Talk(transport: keeper, variables: variables, base: Self.gone)
    await talk.say("auth bearer canary-5678", "X-Api-Key:canary-5678")
    let answer = await talk.say("github rate-limit")
    #expect(keeper.last?.headers.contains("X-Api-Key") == false)
    #expect(answer.notes.contains("not sent to https://api.github.com: X-Api-Key"))
    #expect(
      keeper.last?.headers.first("Authorization")?.value
        == .secret(Secret("Bearer canary-1234", name: "GH_TOKEN")))
  }

  @Test("who said `auth none` is named nowhere, not even by the environment, until they say otherwise")
  func nobody() async throws {
    let keeper = Keeper()
    let variables = ["GITHUB_TOKEN": "canary-1234"]
    let talk = try await Talk(transport: keeper, variables: variables, base: "https://api.github.com")
    await talk.say("auth none")
    for line in ["github rate-limit", "github rate-limit -H 'X-A: 1'", "get /rate_limit"] {
      await talk.say(line)
      #expect(keeper.last?.headers.first("Authorization") == nil, "\(line)")
    }
    for line in ["auth bearer env:GITHUB_TOKEN", "use github"] {
      await talk.say("auth none", line, "github rate-limit")
      #expect(keeper.last?.headers.first("Authorization") != nil, "\(line)")
    }
  }

  @Test("what the session and the line say of requests holds for typed ones")
  func session() async throws {
    let keeper = Keeper()
    let talk = try await Talk(transport: keeper, base: "https://api.github.com")
    await talk.say("X-Trace:on", "set timeout 7")
    await talk.say("github rate-limit")
    #expect(keeper.last?.headers["X-Trace"] == "on")
    #expect(keeper.last?.options.deadlines.total == .seconds(7))
    await talk.say("github rate-limit --timeout 2 -H 'X-Trace: off' -L")
    #expect(keeper.last?.headers["X-Trace"] == "off")
    #expect(keeper.last?.options.deadlines.total == .seconds(2))
    #expect(keeper.last?.options.followsRedirects == true)
    #expect(keeper.last?.headers["X-GitHub-Api-Version"] == "2022-11-28")
  }

  @Test("what the settings say to ask about is asked about")
  func confirmation() async throws {
    let keeper = Keeper(status: 204, body: "")
    let talk = try await Talk(
      transport: keeper, base: "https://api.github.com", setUp: { $0.confirm = { _ in false } })
    await talk.say("set confirm delete")
    #expect(await talk.say("github gist delete abc").notes == "not sent\n")
    #expect(await talk.say("repeat 2 github gist delete abc").notes == "not sent\n")
    #expect(keeper.last == nil)
    #expect(
      await talk.say("github gist delete abc --offline").outText.hasPrefix("DELETE /gists/abc HTTP/1.1\r\n"))
    await talk.say("set confirm none")
    #expect(await talk.say("github gist delete abc").outcome == .ok)
  }

  @Test("offline nothing is sent")
  func offline() async throws {
    let keeper = Keeper()
    let talk = try await Talk(
      transport: keeper, base: "https://api.github.com", flags: { $0.isOffline = true })
    for line in ["github rate-limit", "preview github rate-limit", "repeat 2 github rate-limit"] {
      #expect(await talk.say(line).outText.hasPrefix("GET /rate_limit HTTP/1.1\r\n"), "\(line)")
    }
    #expect(keeper.last == nil)
  }

  @Test("a typed request is in the history, and can be run and put back like any")
  func history() async throws {
    let talk = try await Talk()
    await talk.say("github user octocat")
    #expect(await talk.say("!!").outText.contains("583231"))
    await talk.say("reuse 1")
    #expect(await talk.engine.takePrefill() == "github user octocat")
    #expect(await talk.say("github repos octocat per_page=3 --all-pages").notes.contains("pages"))
  }
}
