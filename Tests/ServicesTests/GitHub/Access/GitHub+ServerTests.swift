import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusServices

@Suite("Where GitHub is", .paced)
struct GitHubServerTests {
  @Test(
    "an enterprise's server has its API below /api/v3, and tokens of its own",
    arguments: [
      ("ghe.example", "https://ghe.example/api/v3"), ("GHE.example:8443", "https://ghe.example:8443/api/v3"),
      ("https://ghe.example/", "https://ghe.example/api/v3"),
      ("https://ghe.example/api/v3/", "https://ghe.example/api/v3"),
      ("http://127.0.0.1:8080", "http://127.0.0.1:8080/api/v3"),
      ("green.ghe.com", "https://api.green.ghe.com/"),
      ("api.green.ghe.com", "https://api.green.ghe.com/"),
    ])
  func enterprise(_ text: String, _ base: String) throws {
    let server = try #require(GitHub.Server(text))
    #expect(server.baseURL.text == base)
    #expect(server.tokenNames == ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"])
    #expect(!server.name.contains("/") && !server.name.hasPrefix("api."))
  }

  @Test("github.com is the usual one, by each of its names", arguments: ["github.com", "api.github.com"])
  func usual(_ text: String) { #expect(GitHub.Server(text) == .usual) }

  @Test(
    "what only ends or begins like it is another server, which gets none of its tokens",
    arguments: ["github.com.example", "notgithub.com", "api.github.com.evil.example", "ghe.com"])
  func lookalikes(_ text: String) throws {
    let server = try #require(GitHub.Server(text))
    #expect(Set(server.tokenNames).isDisjoint(with: GitHub.Server.usual.tokenNames))
    #expect(server.baseURL.host == text)
  }

  @Test(
    "what is no place of a server is refused",
    arguments: [
      "", "a b", "https://u:p@ghe.example", "ghe.example/x", "ghe.example?x=1", "ftp://ghe.example",
    ])
  func refused(_ text: String) { #expect(GitHub.Server(text) == nil) }
}
