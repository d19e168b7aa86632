internal import ApusJSON
internal import ApusYAML

/// Why a file of another program cannot be read. It says nothing of what is in the file, where secrets are.
package struct CollectionProblem: Error, Sendable, Hashable, CustomStringConvertible {
  package let message: String
  /// `nil` where it is no one place.
  package let line: Int?
  package let column: Int?
  /// The file, where a collection has several.
  package var file: String?

  init(_ message: String, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.line = line
    self.column = column
  }

  init(_ message: String, at position: Position?) {
    self.init(message, line: position?.line, column: position?.column)
  }

  init(_ error: SyntaxError) {
    self.init("expected \(error.expected)", at: error.position)
  }

  init(_ error: YAMLError) { self.init(error.message, at: error.position) }

  package var description: String {
    guard let line else { return message }
    return column.map { "line \(line), column \($0): \(message)" } ?? "line \(line): \(message)"
  }
}
