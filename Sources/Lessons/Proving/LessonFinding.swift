/// Why a lesson that can be read is not a good one.
package struct LessonFinding: Sendable, Hashable {
  /// From 1.
  package let line: Int
  package let message: String
  /// Whether there is no use in trying more.
  var isOverdrawn = false

  init(line: Int, message: String, isOverdrawn: Bool = false) {
    self.line = line
    self.message = message
    self.isOverdrawn = isOverdrawn
  }
}
