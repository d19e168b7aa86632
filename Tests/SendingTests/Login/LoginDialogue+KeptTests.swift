import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Foundation
import Testing

@testable import ApusRepl
@testable import ApusSending

@Suite("A login that was kept, at the prompt", .paced)
struct LoginDialogueKeptTests {
  private let home: TestFolder
  private let kept: KeptTokens

  init() throws {
    home = try TestFolder()
    kept = KeptTokens(path: home.path + "/.local/state/apus/tokens")
  }

  /// Keeps a token that is refused by whoever is asked to renew it, or renewed.
  private func talk(refresh: Secret?, endsAt end: Date?, renews: Bool = false) async throws -> Talk {
    let origin = try WebURL("https://api.test").origin
    let login = OAuthLogin(
      OAuthTokens(accessToken: Secret("old-canary"), refreshToken: refresh, expiresAt: end),
      from: OAuthServer(tokenEndpoint: try WebURL("https://api.test/token")), to: OAuthClient(id: "me"),
      for: origin, grant: .device)
    try await kept.keep(KeptTokens.Entry(login, login.tokens))
    let path = kept.path
    let stub = StubTransport { request in
      if request.url.path == "/token", renews {
        // Nothing can be written there any more.
        try? FileManager.default.removeItem(atPath: path)
        try? FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
        return .response(status: 200, body: #"{"access_token":"new-canary","refresh_token":"R2"}"#)
      }
      if request.url.path == "/token" { return .response(status: 400, body: #"{"error":"invalid_grant"}"#) }
      if request.options.webSocket != nil { return .webSocket { _ in [] } }
      return .response(
        status: request.url.path == "/x" && !renews ? 401 : 404,
        headers: ["WWW-Authenticate": #"Bearer error="invalid_token""#])
    }
    return try await Talk(transport: stub, variables: ["HOME": home.path], base: "https://api.test")
  }

  @Test("is there for its origin alone, and for nobody once it is over")
  func present() async throws {
    let (own, end) = (try WebURL("https://api.test").origin, Date(timeIntervalSince1970: 2_000_000_000))
    #expect(!kept.hasLogin(for: own, at: end))
    _ = try await talk(refresh: nil, endsAt: end)
    #expect(kept.hasLogin(for: own, at: end.addingTimeInterval(-999)))
    #expect(!kept.hasLogin(for: own, at: end.addingTimeInterval(999)))
    #expect(!kept.hasLogin(for: try WebURL("https://other.test").origin, at: end.addingTimeInterval(-999)))
    try Data("{".utf8).write(to: URL(filePath: kept.path))
    #expect(!kept.hasLogin(for: own, at: end.addingTimeInterval(-999)))
  }

  @Test(
    "is offered to who is refused without one, as long as it is good for something", arguments: [true, false])
  func offered(_ isGood: Bool) async throws {
    let end = Date(timeIntervalSince1970: isGood ? 4_000_000_000 : 1_000_000_000)
    let talk = try await talk(refresh: nil, endsAt: end)
    let refusal = await talk.say("get /x")
    #expect(refusal.code == "http.401")
    #expect(refusal.notes.contains("try: auth oauth2") == isGood, "\(refusal.notes)")
    #expect(refusal.notes.contains("auth bearer") == !isGood, "\(refusal.notes)")
  }

  @Test(
    "is taken once, and no more when the server refused it and what renews it; the line that is advised asks")
  func refused() async throws {
    let talk = try await talk(refresh: Secret("R"), endsAt: nil)
    let first = await talk.say("auth oauth2 --client me")
    #expect(first.outcome == .ok && first.notes.contains("taken from what was kept"), "\(first.text)")
    let refusal = await talk.say("get /x")
    #expect(refusal.code == "http.401" && refusal.notes.contains("says invalid_grant"), "\(refusal.text)")
    #expect(refusal.notes.contains("auth oauth2 --client me --flow device"), "\(refusal.notes)")
    let second = await talk.say("auth oauth2 --client me")
    #expect(
      second.code == "oauth.endpoint" && second.notes.contains("this takes a new login"), "\(second.text)")
  }

  @Test("is not taken where it has run out, and nothing renews it")
  func over() async throws {
    let talk = try await talk(refresh: nil, endsAt: .distantPast)
    let answer = await talk.say("auth oauth2")
    #expect(answer.notes.contains("this takes a new login") && !answer.notes.contains("taken from"))
  }

  @Test("that is renewed and cannot be written says so once, also where a conversation begins")
  func unwritten() async throws {
    let talk = try await talk(refresh: Secret("R"), endsAt: .distantPast, renews: true)
    await talk.say("auth oauth2")
    let answer = await talk.say("ws /talk --say hello")
    #expect(answer.notes.contains("the token was renewed\n"), "\(answer.text)")
    #expect(answer.notes.contains("the new token is not there for the next run: "), "\(answer.text)")
    #expect(await talk.say("get /x").notes.contains("next run") == false)
  }

  @Test("where nothing can be kept, that is told before anybody has said yes")
  func unkept() async throws {
    let first = try await LoginDialogueTests.talk()
    try first.folder.write("", to: "file")
    let talk = try await LoginDialogueTests.talk(["XDG_STATE_HOME": first.folder.path + "/file"])
    let line = "auth oauth2 --client apus --flow device --approve"
    let refused = await talk.say(line + " --keep")
    #expect(refused.code == "request.parameter", "\(refused.text)")
    #expect(refused.flat.contains("/file/apus/tokens cannot be written: "), "\(refused.text)")
    #expect(refused.flat.contains("without --keep it lives in this run"), "\(refused.text)")
    #expect(!refused.text.contains("/oauth/device"), "\(refused.text)")
    #expect(await talk.say("auth").text.contains("no credential"))
    #expect(await talk.say(line).outcome == .ok)
    // Where there is no place at all, it is told as well.
    let nowhere = try await LoginDialogueTests.talk(["HOME": ""])
    #expect(await nowhere.say(line + " --keep").text.contains("nothing is kept in this run"))
  }
}
