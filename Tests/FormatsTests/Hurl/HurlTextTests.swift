import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Texts of Hurl's", .paced)
struct HurlTextTests {
  @Test(
    "a comment ends a line, unless it is quoted or escaped",
    arguments: [("a # b", "a "), ("a\\# b", "a\\# b"), ("\"a # b\"", "\"a # b\""), ("a#b", "a#b")])
  func comments(_ text: String, _ wanted: String) {
    #expect(HurlText.withoutComment(text) == wanted)
  }

  @Test("escapes and functions are what they stand for")
  func plain() {
    #expect(HurlText.plain("a\\nb\\\\c") == "a\nb\\c")
    #expect(HurlText.plain("{{newUuid}} {{newDate}} {{x}}") == "{{$guid}} {{$isoTimestamp}} {{x}}")
  }
}
