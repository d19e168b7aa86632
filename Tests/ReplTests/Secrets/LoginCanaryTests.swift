import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusRepl

/// What a login with OAuth 2 has to hide, looked for in everything that is shown or written.
@Suite("A secret of a login", .paced)
struct LoginCanaryTests {
  /// The client's secret, the code, and the tokens before and after they are renewed.
  private static let secrets = ["secret", "code", "access1", "refresh1", "access2", "refresh2"].map {
    "Zq9xLogin\($0)K7w"
  }

  /// A server whose first token is good for nothing.
  private static func talk(_ home: TestFolder, _ started: StartedPrograms) async throws -> Talk {
    let renewals = Mutex(0)
    let stub = StubTransport { request in
      switch request.url.path {
      case "/.well-known/oauth-authorization-server":
        return .response(
          status: 200,
          body: #"{"issuer": "http://practice", "authorization_endpoint": "http://practice/authorize", "#
            + #""token_endpoint": "http://practice/token"}"#)
      case "/authorize":
        let state = request.url.queryItems.first { $0.name == "state" }?.value ?? ""
        let back = "http://127.0.0.1/callback?code=\(secrets[1])&state=\(state)"
        return .response(status: 302, headers: ["Location": back], body: "")
      case "/token":
        let number = renewals.withLock { count in
          count += 1
          return count
        }
        let (access, refresh) = number == 1 ? (secrets[2], secrets[3]) : (secrets[4], secrets[5])
        return .response(
          status: 200,
          body: #"{"access_token": "\#(access)", "token_type": "Bearer", "expires_in": 3600, "#
            + #""refresh_token": "\#(refresh)"}"#)
      default:
        guard renewals.withLock({ $0 }) == 1 else { return .response(status: 200, body: #"{"a": 1}"#) }
        return .response(
          status: 401, headers: ["WWW-Authenticate": #"Bearer error="invalid_token""#], body: "{}")
      }
    }
    return try await Talk(
      to: Talk.terminal, transport: stub, variables: ["CANARY": secrets[0], "HOME": home.path],
      base: "http://practice", setUp: { started.watch(&$0) })
  }

  private func expectNone(in text: String, _ place: String) {
    let text = text + text.replacing("\n", with: "")
    for secret in Self.secrets { #expect(!text.contains(secret), "\(place) has \(secret)\n\(text)") }
  }

  @Test("is on no screen, in no list of processes, and in no file but that of --keep, which is one's own")
  func nowhere() async throws {
    let home = try TestFolder()
    let started = StartedPrograms()
    let talk = try await Self.talk(home, started)
    let login = "auth oauth2 --client c --secret env:CANARY --flow code --approve --keep"
    for line in [
      "record it", login, "auth", "get /me", "raw", "request", "headers", "show 1 -v", "history", "explain",
      "env", "curl", "httpie", "http", "har", "swift --style async", "preview get /me", "curl > a.sh",
      "httpie > b.sh", "http > c.http", "har > d.har", "swift > e.swift", "record off", "save all", "auth",
      "copy curl", "curl | cat",
    ] { expectNone(in: await talk.say(line).text, line) }
    #expect(started.all.contains("cat"))
    expectNone(in: started.all, "the list of processes")
    expectNone(in: talk.folder.files.filter { $0.name != ".child-output" }.map(\.text).joined(), "the folder")
    let kept = home.files.filter { file in Self.secrets.contains { file.text.contains($0) } }
    #expect(kept.map(\.name) == [".local/state/apus/tokens"])
    let file = try #require(kept.first)
    // What was renewed took the place of what was there, and a code is kept by nobody.
    #expect(Self.secrets.filter(file.text.contains) == [Self.secrets[0], Self.secrets[4], Self.secrets[5]])
    let attributes = try FileManager.default.attributesOfItem(atPath: home.path + "/" + file.name)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test("is not in what is said of a login that fails")
  func failing() async throws {
    let stub = StubTransport { _ in
      .response(status: 400, body: #"{"error": "invalid_grant", "error_description": "\#(Self.secrets[0])"}"#)
    }
    let talk = try await Talk(
      to: Talk.terminal, transport: stub, variables: ["CANARY": Self.secrets[0]], base: "http://practice")
    for line in [
      "auth oauth2 --client c --secret env:CANARY --flow client --token-url /token",
      "auth oauth2 --client c --secret env:CANARY --flow client --token-url http://practice/token", "explain",
    ] { expectNone(in: await talk.say(line).text, line) }
  }
}
