internal import APIClient

/// A line, cut into the words a command reads.
package struct CommandLine: Sendable {
  package let words: Words
  /// The word that chose the command.
  package let name: Word
  package let arguments: [Word]

  package init(_ words: Words) throws(LineProblem) {
    if let problem = words.problems.first { throw problem }
    guard let first = words.words.first else {
      throw LineProblem(.usageCommand, "expected a command", at: 0..<0)
    }
    self.words = words
    name = first
    arguments = Array(words.words.dropFirst())
  }

  package var text: String { words.text }

  /// Where something that is missing would stand.
  package var end: Range<Int> {
    let last = arguments.last?.range.upperBound ?? name.range.upperBound
    return last..<last
  }

  /// The line from an argument on, as it was typed; empty when there is none.
  package func verbatim(from index: Int) -> String {
    guard arguments.indices.contains(index), let last = arguments.last else { return "" }
    let bytes = Array(text.utf8)[arguments[index].range.lowerBound..<last.range.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The line after the command's name, as a line of its own.
  package func remainder(from index: Int = 0) -> Words {
    guard arguments.indices.contains(index) else { return Words("") }
    // Blanks keep every place where it is in the whole line.
    let start = arguments[index].range.lowerBound
    let blanks = String(repeating: " ", count: start)
    return Words(blanks + String(decoding: Array(text.utf8)[start...], as: UTF8.self))
  }

  /// Refuses more arguments than the command takes.
  package func allow(_ count: Int) throws(LineProblem) {
    try allow(count, of: arguments)
  }

  /// Refuses more of some arguments than the command takes.
  func allow(_ count: Int, of words: [Word]) throws(LineProblem) {
    guard words.count > count, let last = words.last else { return }
    let range = words[count].range.lowerBound..<last.range.upperBound
    let what = arguments.count == words.count && count == 0 ? "no arguments" : "nothing more"
    throw LineProblem("`\(name.text)` takes \(what)", at: range, try: "help \(name.text)")
  }

  /// The argument at a place, which must be there.
  package func require(_ index: Int, _ what: String, try suggestion: String? = nil) throws(LineProblem)
    -> Word
  {
    guard arguments.indices.contains(index) else {
      throw LineProblem("expected \(what)", at: end, try: suggestion ?? "help \(name.text)")
    }
    return arguments[index]
  }
}

extension Word {
  /// A word that stands for itself, from outside a line.
  package init(typed text: String) {
    let range = 0..<text.utf8.count
    self.init(kind: .ordinary, template: Template(text, standingFor: range), range: range)
  }
}
