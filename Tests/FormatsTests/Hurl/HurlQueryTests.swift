import Testing

@testable import ApusFormats

@Suite("What Hurl asks of an answer")
struct HurlQueryTests {
  @Test(
    "predicates are checks, as far as nothing is made of the answer first",
    arguments: [
      (#"jsonpath "$.a" not exists"#, CollectedCheck.Relation.isMissing),
      (#"jsonpath "$.a" contains "b""#, .holds(.includes, "\"b\"", isNegated: false)),
      (#"header "X" not startsWith "b""#, .holds(.startsWith, "\"b\"", isNegated: true)),
      (#"jsonpath "$.a" isString"#, .holds(.isString, nil, isNegated: false)),
      (#"jsonpath "$.a" not == 4"#, .compares("!=", to: "4")),
      (#"jsonpath "$.a" count >= 2"#, .counts(">=", "2")),
      (#"jsonpath "$.a" contains 4"#, nil), (#"jsonpath "$.a" not not exists"#, nil),
      (#"jsonpath "$.a" == "{{b}}""#, nil), (#"jsonpath "$.a" count"#, nil), (#"header "X" count == 2"#, nil),
      (#"jsonpath "$.a" nth 1 == 2"#, nil), (#"jsonpath "$.a" matches /x/"#, nil),
      (#"jsonpath "$.a" not"#, nil),
    ] as [(String, CollectedCheck.Relation?)])
  func predicates(_ text: String, _ relation: CollectedCheck.Relation?) {
    #expect(HurlQuery(text)?.check(at: 1)?.relation == relation)
  }

  @Test(
    "names the part of an answer that is captured, where nothing is made of it first",
    arguments: [
      (#"jsonpath "$.a[0]['b']""#, AnswerSource.json(".a[0].b")), ("status", .status), ("body", .body),
      (#"header "X""#, .header("X")), (#"header "X" regex /a/"#, nil), (#"xpath "//p""#, nil), ("", nil),
      (#"jsonpath "a""#, nil), ("header X", nil),
    ] as [(String, AnswerSource?)])
  func whole(_ text: String, _ source: AnswerSource?) {
    #expect(HurlQuery(text)?.whole == source)
  }
}
