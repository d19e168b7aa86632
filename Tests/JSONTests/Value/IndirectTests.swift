import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("A value of a type that holds itself", .paced)
struct IndirectTests {
  private struct Comment: Codable, Hashable, Sendable {
    var text: String
    var answer: Indirect<Comment>?
  }

  private static let nested = #"{"text":"a","answer":{"text":"b","answer":{"text":"c"}}}"#

  @Test("is read as the value itself, as deep as it goes, and written as it was read")
  func coded() throws {
    let comment = try DocumentDecoder().decode(Comment.self, from: Array(Self.nested.utf8))
    #expect(comment.answer?.answer?.text == "c" && comment.answer?.answer?.answer == nil)
    #expect(String(decoding: try DocumentEncoder().encode(comment), as: UTF8.self) == Self.nested)
  }

  @Test("is nothing where there is null, and not more than the value where that does not fit")
  func failing() throws {
    let empty = #"{"text":"a","answer":null}"#
    #expect(try DocumentDecoder().decode(Comment.self, from: Array(empty.utf8)).answer == nil)
    let wrong = #"{"text":"a","answer":{"text":7}}"#
    let failure = #expect(throws: JSONDecodingError.self) {
      try DocumentDecoder().decode(Comment.self, from: Array(wrong.utf8))
    }
    #expect(failure?.description.hasPrefix("expected a string at .answer.text, found a number") == true)
  }

  @Test("is changed in place, without changing what it was copied from")
  func changed() {
    let first = Comment(text: "a", answer: Indirect(Comment(text: "b")))
    var second = first
    second.answer?.text = "c"
    second.answer?.value.answer = Indirect(first)
    #expect(first.answer?.text == "b" && second.answer?.text == "c")
    #expect(second.answer?.answer?.answer?.text == "b")
    #expect(first != second && Set([first, second, first]).count == 2)
  }

  @Test("prints as the value does")
  func printed() { #expect("\(Indirect(7)) \(Indirect("a").value)" == "7 a") }
}
