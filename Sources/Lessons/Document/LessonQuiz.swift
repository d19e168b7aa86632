/// A question with answers to choose from.
package struct LessonQuiz: Sendable, Hashable {
  package struct Choice: Sendable, Hashable {
    package let text: String
    package let isRight: Bool
    /// What is said to who chooses it; empty where nothing is.
    package var remark = ""
  }

  package let question: String
  package let choices: [Choice]
  /// Where it stands in its file, from 1.
  package let place: Int

  /// The number of a choice, from 1, by what was typed: the number, its letter, or its text.
  package func number(of typed: String) -> Int? {
    let typed = typed.lowercased()
    if let number = Int(typed), choices.indices.contains(number - 1) { return number }
    if typed.utf8.count == 1, let letter = typed.utf8.first, letter >= UInt8(ascii: "a") {
      let number = Int(letter - UInt8(ascii: "a")) + 1
      if number <= choices.count { return number }
    }
    return choices.firstIndex { $0.text.lowercased() == typed }.map { $0 + 1 }
  }
}
