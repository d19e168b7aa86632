@_spi(Secrets) import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSurroundings
import ApusSystem
import Foundation
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

  private func keep(_ login: OAuthLogin) throws { try kept.keep(KeptTokens.Entry(login, login.tokens)) }

  @Test("come back as they were")
  func round() throws {
    #expect(try kept.entries().isEmpty)
    try keep(login("apus"))
    let entry = try #require(try kept.entries().first)
    #expect(entry.origin.host == "api.test" && entry.client.id == "apus" && entry.grant == .device)
    #expect(entry.client.secret?.reveal() == "S" && entry.client.scopes == ["read"])
    #expect(entry.tokens.accessToken.reveal() == "A\"\\\n" && entry.tokens.refreshToken?.reveal() == "R")
    #expect(entry.tokens.scopes == ["read", "write"])
    #expect(entry.tokens.expiresAt == Date(timeIntervalSince1970: 2_000_000_000))
    #expect(entry.server.issuer == "https://id.test" && entry.server.revocationEndpoint?.path == "/revoke")
  }

  @Test("are in a file that nobody else can read, one for each origin, client and scopes")
  func file() throws {
    try keep(login("apus"))
    try keep(login("apus"))
    try keep(login("other"))
    try keep(login("apus", "https://other.test"))
    try keep(login("apus", scopes: ["write", "read"]))
    try keep(login("apus", scopes: ["read", "write"]))
    #expect(try kept.entries().count == 4)
    #expect(try FileStatus(of: kept.path).mode & 0o777 == 0o600)
    try kept.remove(login("apus"))
    #expect(try kept.entries().map(\.client.id) == ["other", "apus", "apus"])
    #expect(try kept.entries().last?.isBound(to: login("x").origin, "apus", ["write", "read"]) == true)
    #expect(kept.forget() && !kept.forget() && folder.contents(of: "state/apus/tokens") == nil)
  }

  @Test("are not taken from a file that others can read, nor from a link, nor from what is none")
  func refused() throws {
    try keep(login("apus"))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: kept.path)
    #expect(throws: CommandFailure.self) { try kept.entries() }
    #expect(throws: CommandFailure.self) { try keep(login("other")) }
    try FileManager.default.removeItem(atPath: kept.path)
    try FileManager.default.createSymbolicLink(atPath: kept.path, withDestinationPath: "/dev/null")
    #expect(throws: CommandFailure.self) { try kept.entries() }
    try FileManager.default.removeItem(atPath: kept.path)
    for text in ["", "{", "{}", "x"] {
      try SafeFile.replace(kept.path, with: Array(text.utf8))
      #expect(throws: CommandFailure.self) { try kept.entries() }
    }
    try SafeFile.replace(kept.path, with: Array(#"[1, {}, {"origin": "x"}]"#.utf8))
    #expect(try kept.entries().isEmpty)
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
}
