import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSending

@Suite("Where a login sends the client's secret", .paced)
struct LoginDialogueSecretTests {
  /// What was asked of servers, and of whoever talks.
  private final class Heard: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private static let description =
    #"{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{},"components":{"securitySchemes":{"#
    + #""o":{"type":"oauth2","flows":{"clientCredentials":{"tokenUrl":"https://b.test/t","scopes":{}}}}}}}"#

  private static let pages = [
    "https://a.test/d.json": description,
    "https://a.test/meta": #"{"resource":"https://a.test","authorization_servers":["https://b.test"]}"#,
    "https://b.test/.well-known/oauth-authorization-server":
      #"{"issuer":"https://b.test","token_endpoint":"https://b.test/t","#
      + #""device_authorization_endpoint":"https://c.test/d","revocation_endpoint":"https://d.test/r"}"#,
  ]

  private let login = "auth oauth2 --client me --secret S3CRETS3CRET --flow client"
  private let question = "the login is for https://a.test, which names that place; send it there? "
  private let told = "the client's secret goes to https://b.test"

  /// A talk with an API at a.test whose tokens are had at b.test, as its description or its refusal says.
  private func talk(_ source: String, confirms: Bool? = nil) async throws -> (
    Talk, posts: Heard, questions: Heard
  ) {
    let (posts, questions) = (Heard(), Heard())
    let stub = StubTransport { request in
      if request.method == .post {
        posts.add(request.url.text)
        return .response(status: 200, body: #"{"access_token":"canary-1234"}"#)
      }
      if let page = Self.pages[request.url.text] { return .response(status: 200, body: page) }
      return .response(
        status: 401, headers: ["WWW-Authenticate": #"Bearer resource_metadata="https://a.test/meta""#])
    }
    let talk = try await Talk(transport: stub, base: "https://a.test") {
      $0.clock = SessionClock(pause: { _ in try Task.checkCancellation() })
      $0.confirm = { question in
        questions.add(question)
        return confirms ?? false
      }
    }
    await talk.say(source == "description" ? "spec /d.json" : "get /x")
    if confirms != nil { await talk.engine.beginConversation() }
    return (talk, posts, questions)
  }

  @Test(
    "is told before it goes and with who you are, whatever named the server",
    arguments: ["description", "refusal"])
  func elsewhere(_ source: String) async throws {
    let (talk, posts, _) = try await talk(source, confirms: true)
    let answer = await talk.say(login)
    #expect(answer.outcome == .ok && answer.notes.contains(told + "\n"), "\(answer.text)")
    #expect(answer.flat.contains("oauth2 me for https://a.test only; \(told)"), "\(answer.text)")
    #expect(await talk.say("auth").flat.contains("only; \(told)"))
    #expect(posts.all == ["https://b.test/t"])
  }

  @Test(
    "goes nowhere in a script that names no such place, and a line that does is told",
    arguments: ["description", "refusal"])
  func script(_ source: String) async throws {
    let (talk, posts, questions) = try await talk(source)
    let answer = await talk.say(login)
    #expect(answer.code == "oauth.endpoint" && answer.status != 0, "\(answer.text)")
    #expect(answer.flat.contains("https://b.test is not https://a.test"), "\(answer.text)")
    #expect(answer.flat.contains("--token-url https://b.test/t names"), "\(answer.text)")
    #expect(!answer.text.contains("S3CRET"), "\(answer.text)")
    #expect(posts.all.isEmpty && questions.all.isEmpty, "nobody is there to be asked")
    #expect(await talk.say(login + " --token-url https://b.test/t").outcome == .ok)
    #expect(posts.all == ["https://b.test/t"])
    #expect(await talk.say("auth").flat.contains("only; \(told)"))
  }

  @Test(
    "in a script goes neither to a place for devices nor to one for giving tokens back that no line names")
  func scriptElsewhere() async throws {
    let (talk, posts, _) = try await talk("refusal")
    let device = await talk.say("auth oauth2 --client me --secret S3CRETS3CRET --flow device")
    #expect(device.code == "oauth.endpoint", "\(device.text)")
    let names = "--token-url https://b.test/t --device-url https://c.test/d names"
    #expect(device.flat.contains(names), "\(device.text)")
    await talk.say("auth oauth2 https://b.test --client me --secret S3CRETS3CRET --flow client")
    let revoked = await talk.say("auth revoke")
    #expect(revoked.code == "oauth.endpoint" && revoked.notes.contains("try: auth forget"), "\(revoked.text)")
    #expect(posts.all == ["https://b.test/t"])
    #expect(await talk.say("auth forget").outcome == .ok)
  }

  @Test("is asked of whoever talks, and a no sends nothing", arguments: ["description", "refusal"])
  func refused(_ source: String) async throws {
    let (talk, posts, questions) = try await talk(source, confirms: false)
    let answer = await talk.say(login)
    #expect(answer.code == "cancelled" && answer.notes.contains(told + "\n"), "\(answer.text)")
    #expect(posts.all.isEmpty && questions.all == [question])
    #expect(await talk.say("auth").text.hasPrefix("no credential"))
    let (other, sent, _) = try await self.talk(source, confirms: true)
    #expect(await other.say(login).outcome == .ok && sent.all == ["https://b.test/t"])
  }

  @Test(
    "needs no question where the line names the server, or it is known, or there is no secret",
    arguments: [
      ("auth oauth2 --client me --secret s3cr --flow client --token-url https://b.test/t", true),
      ("auth oauth2 https://b.test --client me --secret s3cr --flow client", true),
      ("auth oauth2 github --client me --secret s3cr --flow client", false),
      ("auth oauth2 --client me --secret s3cr --flow client --token-url /t", false),
      ("auth oauth2 --client me --flow client", false),
    ])
  func named(_ line: String, _ isTold: Bool) async throws {
    let (talk, posts, questions) = try await talk("description", confirms: false)
    let answer = await talk.say(line)
    #expect(answer.outcome == .ok && posts.all.count == 1 && questions.all.isEmpty, "\(answer.text)")
    #expect(answer.notes.contains(told) == isTold, "\(answer.notes)")
  }

  @Test("is told of codes for devices and of tokens that are given back, too")
  func otherEndpoints() async throws {
    let (talk, posts, _) = try await talk("refusal", confirms: false)
    let device = await talk.say("auth oauth2 --client me --secret S3CRETS3CRET --flow device")
    #expect(device.code == "cancelled", "\(device.text)")
    #expect(device.notes.contains("secret goes to https://c.test"), "\(device.notes)")
    await talk.say("auth oauth2 https://b.test --client me --secret S3CRETS3CRET --flow client")
    let revoked = await talk.say("auth revoke")
    #expect(revoked.code == "cancelled", "\(revoked.text)")
    #expect(revoked.notes.contains("secret goes to https://d.test"), "\(revoked.notes)")
    #expect(posts.all == ["https://b.test/t"])
  }
}
