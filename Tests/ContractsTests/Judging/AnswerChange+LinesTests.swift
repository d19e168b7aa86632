import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Changes of tables and of lines of JSON", .paced)
struct AnswerChangeLinesTests {
  @Test(
    "are made in each row",
    arguments: [
      ("a column is gone", "a,b\n1,2\n", "a\n1\n"),
      ("a column has another name", "a,b\r\n1,2", "renamed,b\n1,2\n"),
      ("a column of numbers holds words", "a,b\nx,2\n", "a,b\nx,many\n"),
      ("the row of names is gone", "a\n1\n", "1\n"),
    ])
  func table(_ words: String, _ before: String, _ after: String) throws {
    #expect(try SampleAnswers.changed(words, before, "text/csv")?.body == after)
  }

  @Test("are made in each line")
  func lines() throws {
    let changed = try SampleAnswers.changed(
      "a name in its lines is another one", "{\"a\":1}\n{\"a\":2}\n", "application/x-ndjson")
    #expect(changed?.body == "{\"renameda\":1}\n{\"renameda\":2}\n")
  }

  @Test("are none where there is nothing to change", arguments: ["", "a", "\"a,b\",c\n1,2\n", "a\nx\n"])
  func nothing(_ body: String) throws {
    #expect(try SampleAnswers.changed("a column of numbers holds words", body, "text/csv") == nil)
    #expect(
      try SampleAnswers.changed("a line is new", body.replacing("\"", with: ""), "application/x-ndjson")
        == nil)
  }
}
