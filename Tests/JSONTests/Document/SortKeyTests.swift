import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("What values are sorted by", .paced)
struct SortKeyTests {
  private func keys(_ json: String) throws -> [SortKey] {
    try JSONDocument(json).root.children.map { SortKey($0) }
  }

  @Test(
    "numbers by value, texts that spell numbers among them, then texts, truth values, containers, and what is missing"
  )
  func order() throws {
    let rising = try keys(
      #"[-1e3, "-2.5", 0, 0.1, "9", 10, "9007199254740993", 9007199254740994, "", "10x", "9a", "a", "é", "り", false, true, [], {"a": 1}, null]"#
    )
    for (i, one) in rising.enumerated() {
      for (j, other) in rising.enumerated() where i != j {
        #expect((one.order(to: other) < 0) == (i < j), "\(i) and \(j)")
      }
    }
    #expect(rising[rising.count - 1].isMissing && SortKey(nil).isMissing && !rising[0].isMissing)
  }

  @Test("1, 1.0, \"1\" and 10e-1 stand together")
  func same() throws {
    let keys = try keys(#"[1, 1.0, "1", 10e-1]"#)
    for one in keys { for other in keys { #expect(one.order(to: other) == 0) } }
  }

  @Test(
    "a text is a number only where JSON has it so",
    arguments: [
      ("007", false), ("1.", false), (".5", false), ("+1", false), ("1e", false), ("-", false), ("1 ", false),
      ("1e5", true), ("-0.10", true), ("0", true),
    ])
  func numbers(_ text: String, _ isNumber: Bool) throws {
    #expect((try JSONDocument("\"\(text)\"").root.numberText != nil) == isNumber)
  }

  @Test("what says the same has one identity, and a number is no text")
  func identity() throws {
    let same = try JSONDocument(#"[[1, 1.0, 10e-1], ["a", "\u0061"], [0, -0, 0.00], [[1], [1]]]"#).root
    for group in same.children { #expect(Set(group.children.map(\.identity)).count == 1, "\(group.text)") }
    let different = try JSONDocument(#"[1, "1", -1, true, "true", null, "null", 10, [1]]"#).root
    #expect(Set(different.children.map(\.identity)).count == different.count)
  }
}
