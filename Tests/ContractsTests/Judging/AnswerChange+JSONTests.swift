import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Changes of JSON", .paced)
struct AnswerChangeJSONTests {
  @Test("say where, with a rule for each item of a list")
  func places() throws {
    let member = try #require(
      try SampleAnswers.changed("a member is gone", #"[{"a b": 1, "c": 2}, {"a b": 1, "c": 2}]"#))
    #expect(member.body == #"[{"c":2}, {"a b": 1, "c": 2}]"# && member.rule == #".[*]["a b"] type"#)
    let root = try #require(try SampleAnswers.changed("all of it lies within data", "[1]"))
    #expect(root.body == #"{"data":[1]}"# && root.rule == ". shape")
  }

  @Test(
    "are none where there is nothing to change",
    arguments: [
      ("a member is gone", "[]"), ("a date became a word", #"["2026"]"#), ("a list is empty", "{}"),
      ("a member is gone", "no JSON"), ("it is cut in the middle", "12"), ("nothing is in it", ""),
    ])
  func nothing(_ words: String, _ body: String) throws {
    #expect(try SampleAnswers.changed(words, body) == nil)
  }
}
