import ApusPacingTestSupport
import Testing

@testable import ApusClient

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
      "pypi-AgEIcHlw", "eyJhbGciOiJIUzI1", "sk-abcdefghijklmnop", "sk_test_4eC39HqLyjWD", "rk_test_51Habcdef",
      "whsec_abcdefgh", "hf_abcdefghijklmnopqrstuv", "SG.abcdefghijklmnopqrstuv.x",
    ])
  func shapes(_ token: String) {
    #expect(found(token) == [token] && found("a \(token), \(token)") == [token, token])
    #expect(found("x\(token)") == [] && found("-\(token)") == [])
  }

  @Test("of a hook of Slack are what follows the address, and of a bot of Telegram begin with its number")
  func within() {
    let hook = "T0123ABCD/B0456EFGH/abcDEF123456ghiJKL789012"
    #expect(found("https://hooks.slack.com/services/\(hook)\"") == [hook])
    #expect(found("https://hooks.slack.com/services/") == [])
    let bot = "123456789:AA" + String(repeating: "aB3_-x7", count: 5).prefix(33)
    #expect(found("https://api.telegram.org/bot\(bot)/getMe") == [bot])
    #expect(found("12:AA\(bot.dropFirst(12))") == [] && found("at 123456789:AA") == [])
    #expect(found("AGE-SECRET-KEY-1QQPQZ9JX") == ["AGE-SECRET-KEY-1QQPQZ9JX"])
  }

  @Test(
    "are no shorter words, and nothing in a text without any",
    arguments: ["", "g", "ghp_", "ghp_abc", "sk-abc", "eyes", "AKI"])
  func none(_ text: String) { #expect(found(text) == []) }

  private static let key = "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\nBKcwggSjAgEAAoIBAQC7="

  @Test(
    "are a private key's from its first dash to its last, on lines or in a string of JSON",
    arguments: [
      "PRIVATE KEY", "RSA PRIVATE KEY", "EC PRIVATE KEY", "OPENSSH PRIVATE KEY", "ENCRYPTED PRIVATE KEY",
    ])
  func keys(_ kind: String) {
    let lines = "-----BEGIN \(kind)-----\n\(Self.key)\n-----END \(kind)-----"
    #expect(found(lines) == [lines])
    let string = lines.replacing("\n", with: "\\n")
    #expect(found("{\"k\": \"\(string)\"}") == [string])
    let cut = "-----BEGIN \(kind)-----\n\(Self.key)"
    #expect(found(cut) == [cut] && found("\(cut)\" and more") == [cut])
  }

  @Test("are no certificate's and no public key's, and no rule's made of dashes")
  func publicKeys() {
    for text in [
      "-----BEGIN CERTIFICATE-----\n\(Self.key)\n-----END CERTIFICATE-----", "-----BEGIN PUBLIC KEY-----\nx",
      "-----------", "-----BEGIN ", "|-----|-----|",
    ] {
      #expect(found(text) == [])
    }
  }
}
