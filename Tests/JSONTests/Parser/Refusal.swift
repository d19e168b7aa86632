import ApusJSON
import Testing

/// A text that is not JSON, and what is said of it.
struct Refusal: Sendable, CustomTestStringConvertible {
  let text: String
  let reason: SyntaxError.Reason
  let line: Int
  let column: Int
  let found: String

  init(_ text: String, _ reason: SyntaxError.Reason, _ line: Int, _ column: Int, _ found: String) {
    self.text = text
    self.reason = reason
    self.line = line
    self.column = column
    self.found = found
  }

  var testDescription: String { text.debugDescription }

  func check() throws {
    let error = try #require(throws: SyntaxError.self) { try JSONDocument(text) }
    #expect(error.reason == reason)
    #expect(error.position.line == line)
    #expect(error.position.column == column)
    #expect(error.found == found)
  }
}
