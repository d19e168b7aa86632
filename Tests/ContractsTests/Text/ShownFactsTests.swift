import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What a screen says, whatever it looks like", .paced)
struct ShownFactsTests {
  private func missing(_ old: [String], _ new: [String]) -> [String] {
    ShownFacts(old).missing(from: ShownFacts(new)).flatMap(\.lines)
  }

  @Test("is its texts, numbers, booleans and nulls, in any order and form")
  func same() {
    #expect(
      missing([#"a  "x""#, "b  1", "c  true", "d  null"], [#"{"d": null, "c": true, "b": 1, "a": "x"}"#])
        .isEmpty)
    #expect(missing([#"a  "\u00e9""#], [#"a: "é""#]).isEmpty)
    #expect(missing(["3 lines more"], ["nothing"]).isEmpty)
  }

  @Test("is another thing where a value is gone")
  func values() {
    #expect(missing([#"a  "x""#, "b  1"], [#"a  "x""#, "b  2"]) == ["- 1", "+ 2"])
    #expect(missing([#"[1,2]"#], ["[1]"]) == ["- 2"])
    #expect(missing([#"a  "1""#], ["a  1"]) == ["- \"1\"", "+ 1"])
  }

  @Test("is another thing where a status is another one, however often there is one")
  func statuses() {
    #expect(missing(["200 OK", "404 No"], ["200 Fine", "404 Nothing"]).isEmpty)
    #expect(missing(["200 OK"], ["no"]) == ["- status 200", "+ no status"])
  }

  @Test("leaves out what stands for any text, and what is cut")
  func elided() {
    #expect(missing([#"a  "[..]""#, #"b  "2026-[DATE]""#, #"c  "long…""#, "d  \\d+ (re)"], ["x"]).isEmpty)
  }
}
