import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("The variables of a line", .paced)
struct LineVariablesTests {
  @Test(
    "are those in braces, and the one that it sets",
    arguments: [
      ("get /things/{{id}}?a={{a}}", ["a", "id"], nil), ("let id = .nope", [], "id"),
      ("let b = '{{a}}'", ["a"], "b"), ("get /{{.items[0].id}}", [], nil), ("LET x = 1", [], "x"),
      (#"get / X-A:\{{id}}"#, [], nil), ("let", [], nil),
      ("get / Authorization:'Bearer {{secret:token}}'", [], nil),
      ("", [], nil),
    ] as [(String, [String], String?)])
  func variables(_ line: String, _ used: [String], _ set: String?) {
    let found = Variables.OfLine(line)
    #expect(found.used.sorted() == used && found.set == set)
  }
}
