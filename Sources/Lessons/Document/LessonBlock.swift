/// A block of a lesson, as it stands in the file.
struct LessonBlock {
  /// What stands behind the three backquotes.
  enum Kind: String, CaseIterable {
    case setup, show, goal, hint, answer, wrong, fault, recorded, predict, quiz
  }

  let kind: Kind
  /// The lines between the fences.
  let lines: [(text: Substring, number: Int)]
  /// The line of the opening fence, from 1.
  let place: Int

  /// The lines with something on them.
  var filled: [(text: Substring, number: Int)] { lines.filter { !$0.text.allSatisfy(\.isWhitespace) } }
}
