import ApusJSON
import Testing

/// A text that is no path, and what is said of it.
struct PathRefusal: Sendable, CustomTestStringConvertible {
  let path: String
  let column: Int
  let expected: String
  let found: String

  init(_ path: String, _ column: Int, _ expected: String, _ found: String) {
    self.path = path
    self.column = column
    self.expected = expected
    self.found = found
  }

  var testDescription: String { path }

  func check() throws {
    let error = try #require(throws: PathSyntaxError.self) { try JSONPath(path) }
    #expect(error.column == column)
    #expect(error.expected == expected)
    #expect(error.found == found)
  }
}
