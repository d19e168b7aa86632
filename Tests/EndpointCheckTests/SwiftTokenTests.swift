import Testing

@testable import ApusEndpointCheck

@Suite("Words of Swift source")
struct SwiftTokenTests {
  @Test(
    "comments and texts are left out, what a text interpolates is not",
    arguments: [
      ("let a = \"b\" + c", "let a = + c"), ("a // b\nc", "a c"), ("a /* b /* c */ d */ e", "a e"),
      (#""\(a(b: "c")) d" e"#, "a ( b : ) e"), (##"#"\(a) \#(b)"# c"##, "b c"),
      ("\"\"\"\n\"a\" \\(b)\n\"\"\" c", "b c"),
      ("`class`.日本", "`class` . 日本"), (#""\"" a"#, "a"), ("a->b>-c", "a -> b > - c"),
    ])
  func words(_ source: String, _ expected: String) {
    #expect(SwiftToken.all(in: source).map { String($0.text) }.joined(separator: " ") == expected)
  }

  @Test("each has its line, behind texts and comments of several lines, too")
  func lines() {
    let tokens = SwiftToken.all(in: "a\n/*\n*/ b\n\"\"\"\n\n\"\"\" c\n")
    #expect(tokens.map { "\($0.text)\($0.line)" } == ["a1", "b3", "c6"])
  }
}
