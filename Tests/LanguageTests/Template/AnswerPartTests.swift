import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Parts of an answer that are not of its body", .paced)
struct AnswerPartTests {
  @Test("are a header by its name, or the status, of the last answer or of one by its number")
  func read() throws {
    for (text, kind, number) in [
      ("header ETag", AnswerPart.Kind.header("ETag"), nil), ("header Location $2", .header("Location"), 2),
      ("header $2 Location", .header("Location"), 2), ("cookie sid $2", .cookie("sid"), 2),
      ("status", .status, nil), ("status $12", .status, 12),
    ] as [(String, AnswerPart.Kind, Int?)] {
      let part = try #require(AnswerPart(text), "\(text)")
      #expect(part.kind == kind && part.number == number, "\(text)")
    }
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "header", "header $2", "header a b", "header $1 a $2", "status x", "status $", "status $2 $3",
      "headers a",
      "Status", "header a:b", "status $2.a",
    ])
  func refused(_ text: String) { #expect(AnswerPart(text) == nil) }

  @Test("stand in braces within a word, where blanks do not end it")
  func braces() throws {
    let words = Words("get {{header Location}}/x q=={{ status $2 }} {{id}}").words
    #expect(words.map(\.text) == ["get", "{{header Location}}/x", "q=={{status $2}}", "{{id}}"])
    #expect(Words("get {{header a b}}").problems.count == 1)
  }
}
