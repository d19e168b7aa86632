internal import ApusEncodings

/// What a recording of a lesson says between its lines: who ran them, and what helped. It is a comment of Markdown, which
/// no page shows.
enum LessonMark: Sendable, Hashable {
  /// Which lesson it is, and the digest of its text.
  case lesson(name: String, digest: String)
  /// The lines behind it belong to a step, from 0, and were typed, or run by Enter, or by the lesson itself.
  case lines(step: Int, Origin)
  case hint(step: Int)
  case answer(step: Int)
  case choice(step: Int, number: Int)

  enum Origin: String, Sendable { case typed, entered, given }

  var text: String {
    let words =
      switch self {
      case .lesson(let name, let text): "lesson \(text) \(name)"
      case .lines(let step, let origin): "step \(step + 1) \(origin.rawValue)"
      case .hint(let step): "step \(step + 1) hint"
      case .answer(let step): "step \(step + 1) answer"
      case .choice(let step, let number): "step \(step + 1) chose \(number)"
      }
    return "<!-- apus \(words) -->"
  }

  /// nil for a line that is none.
  init?(_ line: some StringProtocol) {
    let line = String(line).trimmed
    guard line.hasPrefix("<!-- apus "), line.hasSuffix(" -->") else { return nil }
    let words = line.dropFirst(10).dropLast(4).split(separator: " ", maxSplits: 2)
    guard words.count == 3 else { return nil }
    if words[0] == "lesson" {
      self = .lesson(name: String(words[2]), digest: String(words[1]))
      return
    }
    guard words[0] == "step", let number = Int(words[1]), number > 0 else { return nil }
    let step = number - 1
    if let origin = Origin(rawValue: String(words[2])) {
      self = .lines(step: step, origin)
    } else if words[2] == "hint" {
      self = .hint(step: step)
    } else if words[2] == "answer" {
      self = .answer(step: step)
    } else if words[2].hasPrefix("chose "), let choice = Int(words[2].dropFirst(6)) {
      self = .choice(step: step, number: choice)
    } else {
      return nil
    }
  }
}
