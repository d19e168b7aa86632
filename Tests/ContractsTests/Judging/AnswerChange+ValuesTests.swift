import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Changes of values", .paced)
struct AnswerChangeValuesTests {
  @Test("come with the rule that would notice them")
  func rules() throws {
    let number = try #require(try SampleAnswers.changed("a number is negative", #"{"a": {"n": 3}}"#))
    #expect(number.body == #"{"a": {"n": -3}}"# && number.rule == ".a.n 0..")
    let list = try #require(
      try SampleAnswers.changed("a list is in the other order", #"{"l": [{"id": 1}, {"id": 2}]}"#))
    #expect(list.rule == ".l sorted by .id" && list.body == #"{"l": [{"id": 2},{"id": 1}]}"#)
    let twice = try #require(try SampleAnswers.changed("an item is in a list twice", #"[{"name": "a"}]"#))
    #expect(twice.rule == ". unique .name")
    let word = try #require(try SampleAnswers.changed("a word is one that was never seen", #"["open"]"#))
    #expect(word.rule == #".[*] one of "open""#)
  }

  @Test(
    "are none where there is nothing to change",
    arguments: [
      ("a number is negative", #"{"n": -1}"#), ("a text is empty", #"[""]"#),
      ("a list is in the other order", "[1, 1]"), ("an item is in a list twice", "[[1]]"),
      ("a text is very long", #"["2026-01-02T03:04:05Z"]"#), ("a link leads to another server", #"["a"]"#),
    ])
  func nothing(_ words: String, _ body: String) throws {
    #expect(try SampleAnswers.changed(words, body) == nil)
  }
}
