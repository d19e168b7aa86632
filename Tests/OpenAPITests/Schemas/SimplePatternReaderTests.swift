import Testing

@testable import ApusOpenAPI

@Suite("Reading patterns of schemas")
struct SimplePatternReaderTests {
  @Test(
    "what is more than plain, or wrong, is not read",
    arguments: [
      "(?<=a)b", "(?<!a)b", "(?<n>a)", "\\p{L}", "\\bword", "a\\1", "(", ")", "[a", "a{2", "a{3,1}", "*",
      "a**",
      "[z-a]",
      "a\\", "\\u00", "\\xzz", "a{99999}",
      String(repeating: "(", count: 100) + String(repeating: ")", count: 100),
    ])
  func refused(_ pattern: String) { #expect(SimplePattern(pattern) == nil) }

  @Test("what stands for itself does", arguments: ["\\.", "\\/", "\\-", "\\$", "[.]", "[$^]", "é", "\\n"])
  func literal(_ pattern: String) { #expect(SimplePattern(pattern) != nil) }
}
