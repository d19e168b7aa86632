@_spi(Secrets) import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusPractice
import ApusReplTestSupport
import ApusSurroundings
import Synchronization
import Testing

@testable import ApusRepl
@testable import ApusSending

@Suite("A login at the prompt", .paced)
struct LoginDialogueTests {
  /// A talk in which no time passes.
  static func talk(_ variables: [String: String] = [:], confirms: Bool = false) async throws -> Talk {
    try await Talk(variables: variables) {
      $0.clock = SessionClock(pause: { _ in try Task.checkCancellation() })
      $0.confirm = { _ in confirms }
    }
  }

  @Test("a code for a device ends in a token, which is sent and not shown")
  func device() async throws {
    let talk = try await Self.talk()
    let login = await talk.say("auth oauth2 --client apus --flow device --approve")
    #expect(login.outcome == .ok && login.text.contains("/oauth/device"), "\(login.text)")
    #expect(login.text.contains("oauth2 apus for http://127.0.0.1:\(talk.server.port) only"), "\(login.text)")
    let me = await talk.say("get /oauth/me")
    #expect(me.outcome == .ok && me.text.contains("apus"), "\(me.text)")
    let list = await talk.say("auth").text
    #expect(list.contains("scopes read; it ends in 60 min; renewed by a refresh token"), "\(list)")
    #expect(!(login.text + list).contains("practice-access"))
  }

  @Test("a code with PKCE, and a client for itself, end in one, too")
  func others() async throws {
    let talk = try await Self.talk(["SECRET": "s3cret-canary"])
    #expect(await talk.say("auth oauth2 --client apus --flow code --scope openid --approve").outcome == .ok)
    #expect(await talk.say("auth").text.contains("scopes openid"))
    let client = await talk.say("auth oauth2 --client apus --flow client --secret env:SECRET --scope write")
    #expect(client.outcome == .ok && !client.text.contains("s3cret-canary"), "\(client.text)")
    #expect(await talk.say("post /oauth/notes note=x").outcome == .ok)
    #expect(await talk.say("get /oauth/me").code == "http.403")
    #expect(await talk.say("auth").text.contains("not renewed by a refresh token"))
  }

  @Test(
    "what goes wrong has its code, and leaves who you were as it was",
    arguments: [
      ("auth oauth2 --client nobody --flow device", "oauth.refused"),
      ("auth oauth2 --client denied --flow code --approve", "oauth.refused"),
      ("auth oauth2 --client nobody --flow code --approve", "oauth.refused"),
      ("auth oauth2 --client html --flow client --secret x", "oauth.answer"),
      ("auth oauth2 --client forged --flow code --approve", "oauth.state"),
      ("auth oauth2 --client late --flow device --approve", "oauth.expired"),
      ("auth oauth2 --client apus --flow code --scope all --approve", "oauth.refused"),
      ("auth oauth2 http://127.0.0.1:1/ --client apus", "network.refused"),
      ("auth oauth2 http://id.test/ --client apus", "oauth.endpoint"),
      ("auth oauth2 gihtub --client apus", "usage.argument"), ("auth oauth2", "usage.argument"),
      ("auth oauth2 --client apus --flow password", "usage.argument"),
      ("auth oauth2 --client apus --port x", "usage.argument"),
    ])
  func failures(_ line: String, _ code: String) async throws {
    let talk = try await Self.talk()
    await talk.say("auth bearer before")
    let answer = await talk.say(line)
    #expect(answer.code == code, "\(answer.text)")
    #expect(await talk.say("auth").text.contains("bearer as typed"))
  }

  @Test(
    "a refusal leads to what its own word means, and one without a word to the help",
    arguments: [
      ("auth oauth2 --client denied --flow code --approve", "explain access_denied"),
      ("auth oauth2 --client nobody --flow device", "explain invalid_client"),
      ("auth oauth2 --client late --flow device --approve", "explain expired_token"),
      ("auth oauth2 --client html --flow client --secret x", "help auth"),
    ])
  func words(_ line: String, _ suggestion: String) async throws {
    let talk = try await Self.talk()
    #expect(await talk.say(line).notes.hasSuffix("try: \(suggestion)\n"))
    #expect(await talk.say(suggestion).outcome == .ok)
  }

  @Test("every request of a login says which program asks, or nothing; a renewal says what its request does")
  func userAgent() async throws {
    let names = Mutex<[String]>([])
    let stub = StubTransport { request in
      names.withLock { $0.append("\(request.url.path) \(request.headers["User-Agent"] ?? "-")") }
      let isToken = request.url.path == "/token"
      return .response(
        status: isToken || request.headers["Authorization"] == nil ? 200 : 401,
        body: isToken
          ? #"{"access_token":"canary-1234"}"#
          : #"{"issuer":"https://api.test","token_endpoint":"https://api.test/token"}"#)
    }
    let talk = try await Talk(transport: stub, base: "https://api.test") { $0.userAgent = "apus/1" }
    await talk.say("auth oauth2 --client x --flow client --secret s", "get /x User-Agent:mine")
    #expect(
      names.withLock(\.self) == [
        "/.well-known/oauth-authorization-server apus/1", "/token apus/1", "/x mine", "/token mine",
        "/x mine",
      ])
    names.withLock { $0 = [] }
    await talk.say("User-Agent:theirs", "auth oauth2 --client x --flow client --secret s")
    #expect(names.withLock(\.self) == ["/.well-known/oauth-authorization-server theirs", "/token theirs"])
    names.withLock { $0 = [] }
    // The first takes back what was said, the second the usual one.
    await talk.say("User-Agent:", "User-Agent:", "auth oauth2 --client x --flow client --secret s")
    #expect(names.withLock(\.self) == ["/.well-known/oauth-authorization-server -", "/token -"])
  }

  @Test("who names no client is told where one is registered, and what to type for that server")
  func noClient() async throws {
    let said = await (try await Self.talk()).say("auth oauth2 github").notes
    #expect(said.contains("https://github.com/settings/developers registers one"), "\(said)")
    #expect(said.contains("try: auth oauth2 github --client ID"), "\(said)")
  }

  @Test("what the server did not give of what was asked for is said")
  func gaps() async throws {
    let stub = StubTransport { _ in
      .response(status: 200, body: #"{"access_token":"canary-1234","scope":"read"}"#)
    }
    let talk = try await Talk(transport: stub, base: "https://api.test")
    let line = "auth oauth2 --client x --flow client --secret s --token-url https://id.test/t --scope"
    let fewer = await talk.say("\(line) write")
    #expect(
      fewer.notes.contains("scopes that were asked for: write; that the server gave: read"), "\(fewer.notes)")
    #expect(await talk.say("\(line) read").notes.contains("asked for") == false)
  }

  @Test("a token that is refused is renewed, and that is said and explained")
  func renewal() async throws {
    let talk = try await Self.talk()
    await talk.say("auth oauth2 --client short --flow device --approve")
    await talk.say("get /oauth/me", "get /oauth/me")
    let third = await talk.say("get /oauth/me")
    #expect(third.outcome == .ok && third.text.contains("the token was renewed"), "\(third.text)")
    #expect(await talk.say("explain").text.contains("The token was refused at first"))
    #expect(await talk.say("show 3").text.contains("* the token was renewed"))
  }

  @Test("what cannot be renewed is told with the answer that there is")
  func stale() async throws {
    let talk = try await Self.talk()
    await talk.say("auth oauth2 --client stale --flow device --approve")
    await talk.say("auth revoke")
    #expect(await talk.say("auth").text.hasPrefix("no credential"))
  }

  @Test("a POST is sent again only after a yes", arguments: [true, false])
  func posts(_ confirms: Bool) async throws {
    let talk = try await Self.talk(confirms: confirms)
    await talk.say("auth oauth2 --client short --flow device --scope write --approve")
    await talk.say("post /oauth/notes note=1", "post /oauth/notes note=2")
    let third = await talk.say("post /oauth/notes note=3")
    #expect(third.code == (confirms ? nil : "http.401"), "\(third.text)")
  }

  @Test("a request that was made once and is sent twenty times shows what is good by then")
  func many() async throws {
    let talk = try await Self.talk()
    await talk.say("auth oauth2 --client short --flow device --approve")
    await talk.say("get /oauth/me", "get /oauth/me")
    let answer = await talk.say("repeat 20 get /oauth/me")
    #expect(answer.outcome == .ok && answer.text.contains("200"), "\(answer.text)")
  }

  @Test("another origin, and a line with a credential of its own, do not get it")
  func bound() async throws {
    let talk = try await Self.talk()
    await talk.say("auth oauth2 --client apus --flow device --approve")
    let other = await talk.say("get http://127.0.0.1:\(talk.server.otherPort)/oauth/me")
    #expect(other.code == "http.401", "\(other.text)")
    #expect(await talk.say("get /oauth/me -A bearer -a mine").code == "http.401")
  }

  @Test("^C while it waits leaves everything as it was")
  func interrupted() async throws {
    let talk = try await Talk()
    let answer = await talk.interrupting("auth oauth2 --client apus --flow device", after: 2)
    #expect(answer.code == "cancelled", "\(answer.text)")
    #expect(await talk.say("auth").text.hasPrefix("no credential"))
  }

  @Test("a second login takes the place of the first")
  func second() async throws {
    let talk = try await Self.talk()
    await talk.say("auth oauth2 --client first --flow device --approve")
    await talk.say("auth oauth2 --client second --flow device --approve")
    #expect(await talk.say("get /oauth/me").text.contains("second"))
  }

  @Test("a replay that asks for real asks nobody for a yes, and says so; it logs in where nobody is asked")
  func live() async throws {
    let talk = try await Self.talk(["S": "s3cret"])
    await talk.say("record it", "auth oauth2 --client apus --flow client --secret env:S", "record off")
    let alone = await talk.say("replay --live --trust it")
    #expect(alone.outcome == .ok, "\(alone.text)")
    try talk.folder.write(
      "---\nsession: 1\nbase: practice\n---\n\n```console\n$ auth oauth2 --client apus --flow device\n```\n",
      to: "asks.session.md")
    let asking = await talk.say("replay --live --trust asks")
    #expect(asking.text.contains("oauth.refused"), "\(asking.text)")
  }

  @Test("Swift source has the token alone, and what renews it in an app is said")
  func source() async throws {
    let talk = try await Talk(to: Talk.terminal) {
      $0.clock = SessionClock(pause: { _ in try Task.checkCancellation() })
    }
    await talk.say("auth oauth2 --client apus --flow device --approve", "get /oauth/me")
    let swift = await talk.say("swift")
    #expect(swift.outText.contains("let token: Secret") && swift.notes.contains("renews it with OAuthLogin"))
    await talk.say("auth bearer x", "get /bearer")
    #expect(await talk.say("swift").notes.contains("OAuthLogin") == false)
  }

  @Test("what is kept is there for the next run, and no more once it is forgotten")
  func kept() async throws {
    let first = try await Self.talk()
    let home = first.folder.path
    func next() async throws -> Talk { try await Self.talk(["HOME": home]) }
    let talk = try await next()
    let login = await talk.say("auth oauth2 --client apus --flow device --approve --keep")
    #expect(login.text.contains("kept in "), "\(login.text)")
    #expect(await talk.say("auth").text.contains("kept: apus for http://127.0.0.1:\(talk.server.port)"))
    #expect(await talk.say("auth oauth2").text.contains("taken from what was kept"))
    #expect(await talk.say("get /oauth/me").outcome == .ok)
    #expect(await talk.say("auth forget").text.contains("what was kept is deleted"))
    #expect(await talk.say("auth").text.contains("kept") == false)
  }
}
