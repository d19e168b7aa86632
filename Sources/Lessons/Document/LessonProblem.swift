/// Why a text is no lesson, or a lesson is not a good one, and where.
package struct LessonProblem: Error, Sendable, Hashable, CustomStringConvertible {
  package let file: String
  /// From 1.
  package let line: Int
  /// In characters, from 1.
  package let column: Int
  package let message: String

  package init(file: String, line: Int, column: Int = 1, _ message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  package var description: String { "\(file):\(line):\(column): \(message)" }
}
