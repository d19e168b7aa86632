import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("The shapes of tokens", .paced)
struct TokenShapesTests {
  private func found(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return TokenShapes.ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "are found wherever a word begins with one",
    arguments: [
      "ghp_abcdefgh12345", "github_pat_11ABCDEFG", "xoxb-1234567890", "sk_live_abcdefgh", "AKIAABCDEFGH",
      "npm_abcdefgh",
      "pypi-AgEIcHlw", "eyJhbGciOiJIUzI1", "sk-abcdefghijklmnop",
    ])
  func shapes(_ token: String) {
    #expect(found(token) == [token] && found("a \(token), \(token)") == [token, token])
    #expect(found("x\(token)") == [] && found("-\(token)") == [])
  }

  @Test(
    "are no shorter words, and nothing in a text without any",
    arguments: ["", "g", "ghp_", "ghp_abc", "sk-abc", "eyes", "AKI"])
  func none(_ text: String) { #expect(found(text) == []) }
}
