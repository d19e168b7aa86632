/// Why a lesson that can be read is not a good one.
package struct LessonFinding: Sendable, Hashable {
  /// From 1.
  package let line: Int
  package let message: String
}
