/// Takes a command's own options out of its arguments.
package struct LineOptions {
  private var words: [Word]
  private let line: CommandLine

  package init(_ line: CommandLine) {
    self.line = line
    words = line.arguments
  }

  /// Whether a flag is there; it is taken.
  package mutating func flag(_ names: String...) -> Bool {
    guard let place = words.firstIndex(where: { names.contains($0.text) }) else { return false }
    words.remove(at: place)
    return true
  }

  /// The word after an option; both are taken.
  package mutating func value(_ name: String) throws(LineProblem) -> Word? {
    guard let place = words.firstIndex(where: { $0.text == name }) else { return nil }
    let option = words.remove(at: place)
    guard words.indices.contains(place) else {
      throw LineProblem(
        "expected a value after \(name)", at: option.range.upperBound..<option.range.upperBound)
    }
    return words.remove(at: place)
  }

  /// A whole number after an option.
  package mutating func number(_ name: String, atLeast least: Int) throws(LineProblem) -> Int? {
    guard let word = try value(name) else { return nil }
    return try word.number(atLeast: least)
  }

  /// The words that are left.
  package func rest(atMost most: Int) throws(LineProblem) -> [Word] {
    if let unknown = words.first(where: { $0.text.count > 1 && $0.text.hasPrefix("-") }) {
      throw LineProblem(
        "`\(line.name.text)` has no option \(unknown.text)", at: unknown.range, try: "help \(line.name.text)")
    }
    try line.allow(most, of: words)
    return words
  }
}

extension Word {
  package func number(atLeast least: Int) throws(LineProblem) -> Int {
    guard let number = Int(text), number >= least else {
      throw LineProblem("expected a number of at least \(least), found \(text)", at: range)
    }
    return number
  }
}
