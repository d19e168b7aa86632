import ApusJSON
import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("The words of a rule", .paced)
struct RuleReaderTokensTests {
  private func value(_ text: String, inList: Bool = false) throws -> String {
    var reader = RuleReader(text, from: 0)
    return try reader.value(inList: inList).json(from: Variables(["n": .text("7")])).text
  }

  @Test(
    "are values of JSON, texts in quotes, and texts without",
    arguments: [
      ("1", "1"), ("\"1\"", "\"1\""), ("'a b'", "\"a b\""), ("octocat", "\"octocat\""), ("a,b", "\"a,b\""),
      ("a, b", "\"a\""), ("[1, [2, \"]\"]], x", "[1, [2, \"]\"]]"),
      ("{\"a\": {\"b\": 1}} x", "{\"a\": {\"b\": 1}}"),
      ("{{n}}", "7"), ("a{{n}}", "\"a7\""), ("true", "true"), ("\"a\\\"b\" c", "\"a\\\"b\""),
    ])
  func values(_ text: String, _ expected: String) throws { #expect(try value(text) == expected) }

  @Test("end at each comma of a list")
  func lists() throws { #expect(try value("a,b", inList: true) == "\"a\"") }

  @Test(
    "are paths up to a blank or a comma outside their brackets",
    arguments: [(".a[?@.b == 'c, d'].e, x", ".a[?@.b == 'c, d'].e"), (".a.b x", ".a.b"), (".a,", ".a")])
  func paths(_ text: String, _ expected: String) throws {
    var reader = RuleReader(text, from: 0)
    #expect(try reader.rulePath().template.shown == expected)
  }

  @Test("of a shape go up to its path, or to a comma")
  func shapes() {
    var reader = RuleReader("{a: string, b: [c | d]} .x", from: 0)
    #expect(reader.shapeText(untilComma: false).text == "{a: string, b: [c | d]}")
    var other = RuleReader("{a: b, c: d} | null, present", from: 0)
    #expect(other.shapeText(untilComma: true).text == "{a: b, c: d} | null")
  }
}
