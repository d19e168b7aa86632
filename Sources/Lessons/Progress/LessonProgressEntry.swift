/// What was done in one lesson: `step 5  goals 8  met 1,2,4  shown 2  caching`.
package struct LessonProgressEntry: Sendable, Hashable {
  /// The step that is next, from 1.
  package var step = 1
  package var goalCount: Int
  /// From 0.
  package var met: Set<Int> = []
  package var shown: Set<Int> = []

  package init(goalCount: Int) { self.goalCount = goalCount }

  /// How many goals were met without an answer.
  package var count: Int { met.subtracting(shown).count }

  func line(of name: String) -> String {
    "step \(step)  goals \(goalCount)  met \(Self.list(met))  shown \(Self.list(shown))  \(name)"
  }

  /// nil for a line that is none.
  static func read(_ line: Substring) -> (name: String, entry: LessonProgressEntry)? {
    let words = line.split(separator: " ", maxSplits: 8, omittingEmptySubsequences: true)
    guard words.count == 9, words[0] == "step", words[2] == "goals", words[4] == "met", words[6] == "shown",
      let step = Int(words[1]), let count = Int(words[3]), (1...1_000).contains(step),
      (0...10_000).contains(count),
      let met = numbers(words[5], below: count), let shown = numbers(words[7], below: count)
    else { return nil }
    var entry = LessonProgressEntry(goalCount: count)
    (entry.step, entry.met, entry.shown) = (step, met, shown)
    return (String(words[8].drop { $0 == " " }), entry)
  }

  private static func list(_ goals: Set<Int>) -> String {
    goals.isEmpty ? "-" : goals.sorted().map { "\($0 + 1)" }.joined(separator: ",")
  }

  private static func numbers(_ text: Substring, below count: Int) -> Set<Int>? {
    if text == "-" { return [] }
    var numbers: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(part), (1...max(1, count)).contains(number), count > 0 else { return nil }
      numbers.insert(number - 1)
    }
    return numbers
  }
}
