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
      "npm_abcdefghijklmnopqrstuvwxyz0123", "eyJpZCI6MX0.e30.c2ln", "eyJrIjoiT0tTcG1pUlY2",
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
    arguments: [
      "", "g", "ghp_", "ghp_abc", "sk-abc", "eyes", "AKI", "npm_config_registry",
      "eyJpZCI6MTAsImRpciI6Im4ifQ", "eyJpZCI6MTAsImRpciI6Im4ifQ.",
    ])
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

  private static let bot = "123456789:AA" + String(repeating: "aB3_-x7", count: 5).prefix(33)

  @Test(
    "are found at each place of a long text, unless a word goes on there",
    arguments: [
      "ghp_abcdefgh", "eyJhbGciOiJ", "sk-abcdefghijklmnop", "SG.abcdefghijklmnop.qrs", "AKIAABCDEFGH", bot,
      "-----BEGIN PRIVATE KEY-----\nQUJD\n-----END PRIVATE KEY-----",
    ])
  func places(_ token: String) {
    for place in 0..<200 {
      let mark = ["\"", " ", "/", ".", "=", "é", "{", "\n"][place % 8]
      let before = String(repeating: "an ordinary word; ", count: 12).prefix(place) + " " + mark
      for behind in ["", "\"", " and 200 bytes: " + String(repeating: "x ", count: 100)] {
        #expect(found(before + token + behind) == [token], "at \(place) behind \(mark)")
        if token != Self.bot { #expect(found(before + "x" + token + behind) == []) }
      }
    }
  }

  @Test("that follow one another are all found, in a text that is as long as one likes")
  func many() {
    let tokens = [
      "ghp_abcdefgh12345", Self.bot, "npm_abcdefghijklmnopqrstuvwxyz0123", "xoxb-1234567890",
      "hf_abcdefghijklmnopqrstuv",
    ]
    for separator in [",", " ", "\", \"", "\n"] {
      let all = (0..<40).map { tokens[$0 % tokens.count] }
      #expect(found(all.joined(separator: separator)) == all)
    }
  }
}
