internal import ApusClient

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

  private init(_ words: Words, _ name: Word, _ arguments: [Word]) {
    (self.words, self.name, self.arguments) = (words, name, arguments)
  }

  /// The line without an option that is not its command's own; `nil` where it is not there.
  package func without(_ option: String) -> CommandLine? {
    let others = arguments.filter { $0.text != option }
    return others.count < arguments.count ? CommandLine(words, name, others) : nil
  }

  package var text: String { words.text }

  /// Where something that is missing would stand.
  package var end: Range<Int> {
    let last = arguments.last?.range.upperBound ?? name.range.upperBound
    return last..<last
  }

  /// What follows the command's name, as it was typed.
  package var verbatim: String {
    guard let first = arguments.first, let last = arguments.last else { return "" }
    return verbatim(first.range.lowerBound..<last.range.upperBound)
  }

  /// A part of the line, as it was typed.
  package func verbatim(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range.clamped(to: 0..<text.utf8.count)], as: UTF8.self)
  }

  /// A part of the line, as a line of its own.
  package func part(_ range: Range<Int>) -> Words {
    Words(String(repeating: " ", count: range.lowerBound) + verbatim(range))
  }

  /// The line from a place on, as a line of its own.
  package func remainder(from start: Int, without left: [Range<Int>] = []) -> Words {
    // Blanks keep every place where it is in the whole line.
    var bytes = Array(text.utf8)
    for range in left + [0..<start] {
      for place in range.clamped(to: bytes.indices) { bytes[place] = UInt8(ascii: " ") }
    }
    return Words(String(decoding: bytes, as: UTF8.self))
  }
}

extension Word {
  /// A word that stands for itself, from outside a line.
  package init(typed text: String) {
    let range = 0..<text.utf8.count
    self.init(kind: .ordinary, template: Template(text, standingFor: range), range: range)
  }
}
