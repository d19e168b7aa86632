import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("What Bruno's files assert", .paced)
struct BrunoAssertionTests {
  private func relation(_ condition: String) -> CollectedCheck.Relation? {
    BrunoAssertion(expression: "res.body.a", condition: condition).check(at: 1)?.relation
  }

  @Test(
    "is a check here, where there is a word for it",
    arguments: [
      ("eq 7", .compares("==", to: "7")), ("foo", .compares("==", to: #""foo""#)), ("isDefined", .exists),
      ("isUndefined", .isMissing), ("eq undefined", .isMissing), ("isNull", .compares("==", to: "null")),
      ("isBoolean", .holds(.isBoolean, nil, isNegated: false)),
      ("contains bar", .holds(.includes, #""bar""#, isNegated: false)),
    ] as [(String, CollectedCheck.Relation)])
  func read(_ condition: String, _ relation: CollectedCheck.Relation) {
    #expect(self.relation(condition) == relation)
  }

  @Test(
    "is left out otherwise",
    arguments: ["isTruthy", "contains {{x}}", "between 1, 2", "eq {{x}}", ""])
  func leftOut(_ condition: String) { #expect(relation(condition) == nil) }
}
