/// How a conversation is to go.
package struct TalkWish: Sendable {
  /// What is said, line by line as it would be typed; `nil` where somebody types.
  package var lines: [String]?
  /// How long it is to last; without end by default.
  package var duration: Duration?
  /// What stands before the line that is typed.
  package var prompt = "> "

  package init(lines: [String]? = nil, duration: Duration? = nil) {
    (self.lines, self.duration) = (lines, duration)
  }
}
