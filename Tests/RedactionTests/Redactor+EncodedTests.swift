import ApusPacingTestSupport
import Testing

@testable import ApusRedaction

@Suite("Secrets that stand encoded", .paced)
struct RedactorEncodedTests {
  @Test(
    "go out of the value they stand in, however often it is encoded",
    arguments: [
      ("/x?token=hunter2", "/x?token={{secret:token}}"),
      ("%2Fx%3Ftoken%3Dhunter2", "%2Fx%3Ftoken%3D{{secret:token}}"),
      ("%252Fx%253Ftoken%253Dhunter2", "%252Fx%253Ftoken%253D{{secret:token}}"),
      ("%2Fx%3Fpage%3D2", "%2Fx%3Fpage%3D2"), ("%", "%"), ("", ""),
    ])
  func values(_ text: String, _ expected: String) {
    var redactor = Redactor()
    #expect(redactor.redact(encoded: text) == expected)
  }

  @Test(
    "are read without JSON's escapes, wherever these stand; nothing comes of a text without any",
    arguments: [
      ("a\\u0062c", "abc"), ("\\\"x\\\\", "\"x\\"), ("a\\nb\\t", "a\nb\t"), ("\\u00e9", "é"),
      ("\\ud800", ""), ("\\ud83d\\ude00", "😀"), ("a\\n\\ud800", "a\n\\ud800"), ("abc", ""), ("", ""),
      ("\\", ""),
    ])
  func escapes(_ text: String, _ plain: String) {
    #expect(String(decoding: Redactor.withoutEscapes(Array(text.utf8)), as: UTF8.self) == plain)
  }

  @Test(
    "are read without percent signs, where these stand for something",
    arguments: [("%68unter", "hunter"), ("a%2", ""), ("100 %", ""), ("abc", ""), ("", "")])
  func percent(_ text: String, _ plain: String) {
    #expect(String(decoding: Redactor.withoutPercent(Array(text.utf8)), as: UTF8.self) == plain)
  }
}
