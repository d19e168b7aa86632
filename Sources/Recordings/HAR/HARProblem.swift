/// Why a file is no HAR log.
package struct HARProblem: Error, Sendable, Hashable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int
  package let message: String

  package init(file: String, line: Int, column: Int, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }

  package var description: String { "\(file):\(line):\(column): \(message)" }
}
