import ApusPacingTestSupport
import Testing

@testable import ApusServing

@Suite("A text with gaps", .paced)
struct GapTextTests {
  @Test(
    "says what stands in them",
    arguments: [
      ("{{id}}", "7", ["7"]), ("a{{x}}b", "ab", [""]), ("a{{x}}b", "a-b-b", ["-b-"]),
      ("{{x}}-{{y}}", "1-2-3", ["1", "2-3"]),
      ("{{x}}{{y}}", "12", ["", "12"]), ("a", "a", []), ("v{{ secret:k }}", "v果", ["果"]), ("{{", "{{", []),
    ])
  func values(_ text: String, _ other: String, _ values: [String]) {
    #expect(GapText(text).values(in: other)?.map(\.value) == values)
  }

  @Test(
    "is no other text",
    arguments: [("a{{x}}b", "a"), ("a{{x}}b", "cb"), ("a", "b"), ("{{x}}-", "1"), ("{{x}}.{{y}}", "1")])
  func none(_ text: String, _ other: String) {
    #expect(GapText(text).values(in: other) == nil)
  }

  @Test("is filled by name; what nobody knows stays")
  func filled() {
    let text = GapText("{{ a }}/{{b}}/{{a}}{{")
    #expect(text.names == ["a", "b", "a"] && text.filled(with: ["a": "1"]) == "1/{{b}}/1{{")
  }
}
