internal import ApusEncodings

/// Short words that stand for the beginnings of lines: `ll` for `table --first 20`. `{{1}}` in one is the first word behind
/// it; what is left comes at its end.
package struct Aliases: Sendable, Hashable {
  private var lines: [String: String] = [:]

  package init() {}

  /// In the order of their names.
  package var all: [(name: String, line: String)] {
    lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether braces hold the number of a word behind an alias.
  static func isPlace(_ name: String) -> Bool {
    name.utf8.count == 1 && name.utf8.allSatisfy { $0 &- 0x31 < 9 }
  }

  package var isEmpty: Bool { lines.isEmpty }

  package subscript(name: String) -> String? {
    get { lines[name] }
    set { lines[name] = newValue }
  }

  /// A line as it is without aliases. One may stand for another, and for a command of its own name.
  package func expanded(_ line: String) throws(LineProblem) -> String {
    guard !lines.isEmpty else { return line }
    var (line, used) = (line, Set<String>())
    while let (name, meaning) = alias(in: line), used.insert(name).inserted {
      line = try Self.replacing(name, by: meaning, in: line)
    }
    return line
  }

  /// The line that Tab completes in place of one that begins with an alias, where what is typed comes at its end.
  package func completed(_ line: String) -> String? {
    guard let (name, meaning) = alias(in: line), Self.wordCount(of: meaning) == 0, line.count > name.count,
      line.hasPrefix(name)
    else { return nil }
    return meaning + line.dropFirst(name.count)
  }

  private func alias(in line: String) -> (name: String, meaning: String)? {
    let name = String(line.firstWord)
    return lines[name].map { (name, $0) }
  }

  private static func replacing(
    _ name: String, by meaning: String, in line: String
  ) throws(LineProblem) -> String {
    let count = wordCount(of: meaning)
    let words = Words(line)
    let start = words.words.first?.range ?? 0..<0
    let given = words.words.dropFirst()
    guard given.count >= count else {
      let holes = (1...max(1, count)).map { "{{\($0)}}" }.joined(separator: " ")
      throw LineProblem(
        "`\(name)` takes \(count == 1 ? "a word" : "\(count) words") behind it: \(name) \(holes)", at: start,
        try: "alias \(name)")
    }
    var result = meaning
    for number in stride(from: count, to: 0, by: -1) {
      result = result.replacing("{{\(number)}}", with: words.spelling(of: number))
    }
    let end = count == 0 ? start.upperBound : words.words[count].range.upperBound
    return result + String(decoding: Array(line.utf8)[end...], as: UTF8.self)
  }

  /// How many words it takes: the highest number in its braces.
  private static func wordCount(of meaning: String) -> Int {
    (1...9).last { meaning.contains("{{\($0)}}") } ?? 0
  }
}
