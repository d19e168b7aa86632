/// Why a file is no session: where, what was expected there, and what stood there instead.
package struct SessionSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  package let file: String
  /// From 1.
  package let line: Int
  /// In characters, from 1.
  package let column: Int
  package let expected: String
  package let found: String
  /// What is wrong, where that is no matter of what was expected.
  var problem: String?

  package var description: String {
    "\(file):\(line):\(column): \(problem ?? "expected \(expected), found \(found)")"
  }
}
