import ApusClient
import ApusFolderTestSupport
import ApusLanguage
import ApusOpenAPI
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSending

@Suite("Where to log in is found", .paced)
struct LoginServerFinderTests {
  /// Answers some paths with JSON, and everything else with 404.
  ///
  /// - Parameter confirms: whether somebody talks who says yes to every question.
  private func talk(
    _ pages: [String: String], confirms: Bool = false, challenge: String? = nil
  ) async throws -> (
    Talk, @Sendable () -> [String]
  ) {
    let asks = Asks()
    let stub = StubTransport { request in
      asks.add(request.url.text)
      if request.method == .post { return .response(status: 200, body: #"{"access_token":"A"}"#) }
      if let page = pages[request.url.text] { return .response(status: 200, body: page) }
      let headers: HeaderFields = challenge.map { ["WWW-Authenticate": $0] } ?? [:]
      return .response(status: challenge == nil ? 404 : 401, headers: headers, body: "{}")
    }
    let talk = try await Talk(transport: stub, base: "https://api.test/v1") {
      $0.confirm = { _ in confirms }
    }
    if confirms { await talk.engine.beginConversation() }
    return (talk, { asks.all })
  }

  private final class Asks: Sendable {
    private let urls = Mutex<[String]>([])
    var all: [String] { urls.withLock(\.self) }
    func add(_ url: String) { urls.withLock { $0.append(url) } }
  }

  private func metadata(_ issuer: String) -> String {
    #"{"issuer":"\#(issuer)","token_endpoint":"\#(issuer)/token"}"#
  }

  private let login = "auth oauth2 --client x --flow client --secret s"

  @Test("what a line gives is taken as it is")
  func given() async throws {
    let (talk, asked) = try await talk([:])
    #expect(await talk.say(login + " --token-url https://id.test/t").outcome == .ok)
    #expect(asked() == ["https://id.test/t"])
  }

  @Test("a path is below the base, as it is in a request")
  func path() async throws {
    let (talk, asked) = try await talk([:])
    #expect(await talk.say(login + " --token-url '/oauth/token?v=2'").outcome == .ok)
    #expect(await talk.say(login + " --token-url //id.test/t").outcome == .ok)
    #expect(asked() == ["https://api.test/v1/oauth/token?v=2", "https://api.test/v1//id.test/t"])
    let device = await talk.say(
      "auth oauth2 --client x --flow device --token-url /t --authorize-url /a --device-url /d")
    #expect(asked().last == "https://api.test/v1/d" && device.code == "oauth.answer")
  }

  @Test("the refusal's resource metadata tells first")
  func refusal() async throws {
    let (talk, asked) = try await talk(
      [
        "https://api.test/meta":
          #"{"resource":"https://api.test","authorization_servers":["https://id.test"]}"#,
        "https://id.test/.well-known/oauth-authorization-server": metadata("https://id.test"),
      ], confirms: true, challenge: #"Bearer resource_metadata="https://api.test/meta""#)
    await talk.say("get /x")
    #expect(await talk.say(login).outcome == .ok)
    #expect(asked().dropFirst().first == "https://api.test/meta" && asked().last == "https://id.test/token")
  }

  @Test("the base's own metadata tells, by RFC 8414 or OpenID, or who guards it does")
  func base() async throws {
    for page in [
      "https://api.test/.well-known/oauth-authorization-server",
      "https://api.test/.well-known/openid-configuration",
    ] {
      let (talk, asked) = try await talk([page: metadata("https://api.test")])
      #expect(await talk.say(login).outcome == .ok)
      #expect(asked().last == "https://api.test/token")
    }
    let (talk, asked) = try await talk(
      [
        "https://api.test/.well-known/oauth-protected-resource":
          #"{"resource":"https://api.test/v1","authorization_servers":["https://id.test/r/x"]}"#,
        "https://id.test/r/x/.well-known/openid-configuration": metadata("https://id.test/r/x"),
      ], confirms: true)
    #expect(await talk.say(login).outcome == .ok)
    #expect(asked().last == "https://id.test/r/x/token")
    let (below, askedBelow) = try await self.talk(
      [
        "https://api.test/.well-known/oauth-protected-resource/v1":
          #"{"resource":"https://api.test/v1","authorization_servers":["https://id.test"]}"#,
        "https://id.test/.well-known/oauth-authorization-server": metadata("https://id.test"),
      ], confirms: true)
    #expect(await below.say(login).outcome == .ok)
    #expect(askedBelow().last == "https://id.test/token")
  }

  @Test("a description tells")
  func described() async throws {
    let (talk, asked) = try await talk([:])
    let flow = #"{"authorizationUrl":"https://id.test/a","tokenUrl":"/t","scopes":{}}"#
    try talk.folder.write(
      #"{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{},"components":{"securitySchemes":"#
        + #"{"o":{"type":"oauth2","flows":{"authorizationCode":\#(flow)}}}}}"#, to: "d.json")
    await talk.say("spec d.json", "base https://api.test/v1")
    let answer = await talk.say(login)
    #expect(answer.outcome == .ok && asked().last == "https://api.test/t", "\(answer.text) \(asked())")
  }

  @Test("nothing is guessed: a server that says nothing, and one that says it is another, are told")
  func nothing() async throws {
    let (silent, _) = try await talk([:])
    let answer = await silent.say(login)
    #expect(
      answer.code == "oauth.endpoint" && answer.text.contains("nothing says where to log in"),
      "\(answer.text)")
    let (other, _) = try await talk([
      "https://api.test/.well-known/oauth-authorization-server": metadata("https://evil.test")
    ])
    #expect(await other.say(login).text.contains("calls itself https://evil.test"))
  }

  @Test("github is known by name, and its token goes there alone")
  func known() async throws {
    let (talk, asked) = try await talk([:])
    let answer = await talk.say("auth oauth2 github --client x --flow client --secret s")
    #expect(answer.text.contains("for https://api.github.com only"), "\(answer.text)")
    #expect(asked() == ["https://github.com/login/oauth/access_token"])
    await talk.say("get /x")
    #expect(
      await talk.say("auth oauth2 qiita").text.contains("qiita.com/settings/applications registers one"))
  }

  @Test("a server that names another origin for tokens has it told that the client's secret goes there")
  func elsewhere() async throws {
    let page = "https://api.test/.well-known/oauth-authorization-server"
    let named = #"{"issuer":"https://api.test","token_endpoint":"https://other.test/token"}"#
    let (talk, asked) = try await talk([page: named], confirms: true)
    let told = "for https://api.test only; the client's secret goes to https://other.test"
    #expect(await talk.say(login).flat.contains(told) && asked().last == "https://other.test/token")
    #expect(await talk.say("auth").flat.contains(told))
    let (own, _) = try await self.talk([page: metadata("https://api.test")])
    let answer = await own.say(login)
    #expect(answer.outcome == .ok && !answer.text.contains("secret goes to"), "\(answer.text)")
  }
}
