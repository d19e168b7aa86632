@_spi(Secrets) import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSurroundings
import ApusSystem
import Foundation
import Synchronization
import Testing

@testable import ApusSending

@Suite("Tokens that are kept", .paced)
struct KeptTokensTests {
  private let folder: TestFolder
  private let kept: KeptTokens

  init() throws {
    folder = try TestFolder()
    kept = KeptTokens(path: folder.path + "/state/apus/tokens")
  }

  private func login(
    _ client: String, _ origin: String = "https://api.test", scopes: [String] = ["read"]
  ) throws -> OAuthLogin {
    var server = OAuthServer(issuer: "https://id.test", tokenEndpoint: try WebURL("https://id.test/token"))
    server.revocationEndpoint = try WebURL("https://id.test/revoke")
    return OAuthLogin(
      OAuthTokens(
        accessToken: Secret("A\"\\\n"), refreshToken: Secret("R"),
        expiresAt: Date(timeIntervalSince1970: 2_000_000_000), scopes: ["read", "write"]),
      from: server, to: OAuthClient(id: client, secret: Secret("S"), scopes: scopes),
      for: try WebURL(origin).origin, grant: .device)
  }

  private func keep(_ login: OAuthLogin) async throws {
    try await kept.keep(KeptTokens.Entry(login, login.tokens))
  }

  @Test("come back as they were")
  func round() async throws {
    #expect(try kept.entries().isEmpty)
    try await keep(login("apus"))
    let entry = try #require(try kept.entries().first)
    #expect(entry.origin.host == "api.test" && entry.client.id == "apus" && entry.grant == .device)
    #expect(entry.client.secret?.reveal() == "S" && entry.client.scopes == ["read"])
    #expect(entry.tokens.accessToken.reveal() == "A\"\\\n" && entry.tokens.refreshToken?.reveal() == "R")
    #expect(entry.tokens.scopes == ["read", "write"])
    #expect(entry.tokens.expiresAt == Date(timeIntervalSince1970: 2_000_000_000))
    #expect(entry.server.issuer == "https://id.test" && entry.server.revocationEndpoint?.path == "/revoke")
  }

  @Test("are in a file that nobody else can read, one for each origin, client and scopes")
  func file() async throws {
    try await keep(login("apus"))
    try await keep(login("apus"))
    try await keep(login("other"))
    try await keep(login("apus", "https://other.test"))
    try await keep(login("apus", scopes: ["write", "read"]))
    try await keep(login("apus", scopes: ["read", "write"]))
    #expect(try kept.entries().count == 4)
    #expect(try FileStatus(of: kept.path).mode & 0o777 == 0o600)
    try await kept.remove(login("apus"))
    #expect(try kept.entries().map(\.client.id) == ["other", "apus", "apus"])
    #expect(try kept.entries().last?.isBound(to: login("x").origin, "apus", ["write", "read"]) == true)
    #expect(kept.forget() && !kept.forget() && folder.contents(of: "state/apus/tokens") == nil)
  }

  @Test("are not taken from a file that others can read, nor from a link, nor from what is none")
  func refused() async throws {
    try await keep(login("apus"))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: kept.path)
    #expect(throws: CommandFailure.self) { try kept.entries() }
    await #expect(throws: CommandFailure.self) { try await keep(login("other")) }
    try FileManager.default.removeItem(atPath: kept.path)
    try FileManager.default.createSymbolicLink(atPath: kept.path, withDestinationPath: "/dev/null")
    let link = #expect(throws: CommandFailure.self) { try kept.entries() }
    #expect(link?.message.contains("is a link to another file") == true)
    try FileManager.default.removeItem(atPath: kept.path)
    try FileManager.default.createDirectory(atPath: kept.path, withIntermediateDirectories: false)
    let folder = #expect(throws: CommandFailure.self) { try kept.entries() }
    #expect(folder?.message.contains("is a folder") == true && !kept.forget())
    try FileManager.default.removeItem(atPath: kept.path)
    for text in ["", "{", "{}", "x"] {
      try SafeFile.replace(kept.path, with: Array(text.utf8))
      #expect(throws: CommandFailure.self) { try kept.entries() }
    }
    try SafeFile.replace(kept.path, with: Array(#"[1, {}, {"origin": "x"}]"#.utf8))
    #expect(try kept.entries().isEmpty)
  }

  @Test("are renewed once by two runs that share them, and the second shows what the first got")
  func shared() async throws {
    let login = try login("apus")
    try await keep(login)
    let entry = KeptTokens.Entry(login, login.tokens)
    let asked = Mutex<[String]>([])
    let clock: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_000) }
    let renew: @Sendable (OAuthTokens) async throws -> OAuthTokens = { old in
      let number = asked.withLock { asked in
        asked.append(old.refreshToken?.reveal() ?? "")
        return asked.count
      }
      return OAuthTokens(
        accessToken: Secret("A\(number)"), refreshToken: Secret("R\(number)"),
        expiresAt: Date(timeIntervalSince1970: 2_000))
    }
    async let one = kept.renewed(entry, from: { login.server }, at: clock, by: renew)
    async let other = kept.renewed(entry, from: { login.server }, at: clock, by: renew)
    let got = try await [one, other].map { $0.accessToken.reveal() }
    #expect(got == ["A1", "A1"])
    #expect(asked.withLock { $0 } == ["R"])
    // Refused later on, and run out: it asks with what is kept, not with what it has.
    _ = try await kept.renewed(
      entry, from: { login.server }, at: { Date(timeIntervalSince1970: 3_000) }, by: renew)
    #expect(asked.withLock { $0 } == ["R", "R1"])
    #expect(try kept.entries().map { $0.tokens.accessToken.reveal() } == ["A2"])
  }

  @Test("that another run deleted are renewed all the same, and not kept again")
  func deleted() async throws {
    let login = try login("apus")
    try await keep(login)
    #expect(kept.forget())
    let new = OAuthTokens(accessToken: Secret("N"))
    let got = try await kept.renewed(
      KeptTokens.Entry(login, login.tokens), from: { login.server }, at: { .now }, by: { _ in new })
    #expect(got == new)
    #expect(try kept.entries().isEmpty && !FilePath.exists(kept.path))
  }

  @Test("say for the next run where a renewal found that the client's secret goes")
  func learned() async throws {
    let login = try login("apus")
    try await keep(login)
    #expect(try kept.entries().map(\.server.secretPlace) == [.header])
    let flow = OAuthFlow(
      login.server, login.client,
      over: StubTransport { request in
        request.headers.contains("Authorization")
          ? .response(status: 400, body: #"{"error": "invalid_client"}"#)
          : .response(status: 200, body: #"{"access_token": "N"}"#)
      })
    _ = try await kept.renewed(
      KeptTokens.Entry(login, login.tokens), from: { flow.server }, at: { .now },
      by: { try await flow.renewed($0) })
    #expect(try kept.entries().map(\.server.secretPlace) == [.body])
  }

  @Test("say for the next run that a server takes no secret in the form")
  func basicOnly() async throws {
    var server = try login("apus").server
    server.takesSecretInForm = false
    let login = OAuthLogin(
      OAuthTokens(accessToken: Secret("A")), from: server, to: OAuthClient(id: "apus"),
      for: try WebURL("https://api.test").origin)
    try await keep(login)
    #expect(try kept.entries().map(\.server.takesSecretInForm) == [false])
    try await keep(self.login("apus", scopes: []))
    #expect(try kept.entries().map(\.server.takesSecretInForm) == [true])
  }

  @Test("that a server does not renew stay as they were")
  func unrenewed() async throws {
    let login = try login("apus")
    try await keep(login)
    await #expect(throws: CancellationError.self) {
      try await kept.renewed(
        KeptTokens.Entry(login, login.tokens), from: { login.server }, at: { .now },
        by: { _ in throw CancellationError() })
    }
    #expect(try kept.entries().map { $0.tokens.refreshToken?.reveal() } == ["R"])
  }

  @Test("that are good no more are kept without what renewed them")
  func dead() async throws {
    let login = try login("apus")
    try await keep(login)
    let flow = OAuthFlow(
      login.server, login.client,
      over: StubTransport { _ in .response(status: 400, body: #"{"error": "invalid_grant"}"#) })
    await #expect(throws: OAuthError.self) {
      try await kept.renewed(
        KeptTokens.Entry(login, login.tokens), from: { flow.server }, at: { .now },
        by: { try await flow.renewed($0) })
    }
    #expect(try kept.entries().map { $0.tokens.refreshToken == nil } == [true])
  }

  @Test("are nowhere where nothing is kept between runs")
  func nowhere() {
    var environment = Environment(variable: { $0 == "HOME" ? "/home/x" : nil })
    #expect(KeptTokens(in: environment)?.path == "/home/x/.local/state/apus/tokens")
    environment.isPrivate = true
    #expect(KeptTokens(in: environment) == nil)
    environment.isPrivate = false
    environment.isReplay = true
    #expect(KeptTokens(in: environment) == nil)
    environment.isReplay = false
    environment.isOfFileFromElsewhere = true
    #expect(KeptTokens(in: environment) == nil)
  }

  @Test("that are refused with nothing to renew them by are over for every run", arguments: ["R", nil])
  func over(_ refresh: String?) async throws {
    let now = Date(timeIntervalSince1970: 1_000)
    let apus = try login("apus")
    let tokens = OAuthTokens(accessToken: Secret("A"), refreshToken: refresh.map { Secret($0) })
    let flow = OAuthFlow(
      apus.server, apus.client, over: StubTransport(status: 400, body: #"{"error": "invalid_grant"}"#))
    for grant in [OAuthGrant.code, .client] {
      let login = OAuthLogin(tokens, from: apus.server, to: apus.client, for: apus.origin, grant: grant)
      try await keep(login)
      #expect(try kept.entries().first?.isOver(at: now) == false)
      await #expect(throws: OAuthError.self) {
        try await kept.renewed(
          KeptTokens.Entry(login, tokens), from: { flow.server }, at: { now },
          by: { try await flow.renewed($0) })
      }
      // A client that asks for itself asks again.
      #expect(try kept.entries().first?.isOver(at: now) == (grant == .code))
    }
  }

  @Test("that cannot be written any more are there all the same, and that is told", arguments: [true, false])
  func unwritable(_ isBefore: Bool) async throws {
    let login = try login("apus")
    try await keep(login)
    let path = kept.path
    let spoil: @Sendable () throws -> Void = {
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
    }
    if isBefore { try spoil() }
    var told: [String] = []
    let new = OAuthTokens(accessToken: Secret("N"))
    let got = try await kept.renewed(
      KeptTokens.Entry(login, login.tokens), from: { login.server }, at: { .now },
      by: { _ in
        if !isBefore { try spoil() }
        return new
      }, unkept: { told.append(($0 as? CommandFailure)?.message ?? "\($0)") })
    #expect(got == new && told.count == 1 && told.first?.contains("is a link to another file") == true)
  }
}
