/// Lines that do not meet a goal, as somebody may well try them, and why they do not.
package struct LessonWrong: Sendable, Hashable {
  package let lines: [LessonLine]
  package let reason: String
}
