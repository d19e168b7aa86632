internal import ApusLanguage
internal import ApusWords

extension LessonProof {
  /// A text that helps and holds an answer leaves nothing to find out.
  func hintFindings() -> [LessonFinding] {
    steps.flatMap { step in
      let reasons = step.wrongs.map(\.reason)
      return step.answers.flatMap { $0 }.compactMap { answer in
        let message: String? =
          if answer.isGivenAway(byOneOf: step.hints) {
            said("a hint holds this answer")
          } else if answer.isGivenAway(byOneOf: reasons) {
            said("what is said of a wrong line holds this answer")
          } else { nil }
        return message.map { LessonFinding(line: answer.place, message: $0) }
      }
    }
  }

  /// What may be meant so, and may be a slip: a text before a goal that holds the whole answer.
  package func remarks() -> [LessonFinding] {
    steps.flatMap { step in
      step.answers.compactMap { answer in
        let telling = answer.filter(\.tellsSomething)
        guard let first = telling.first, telling.allSatisfy({ $0.isGivenAway(by: step.prose) }) else {
          return nil
        }
        return LessonFinding(
          line: first.place, message: said("noted: the text before the goal holds this answer"))
      }
    }
  }
}

extension LessonLine {
  /// Whether it says more than the name of a command.
  fileprivate var tellsSomething: Bool { text.contains(" ") }

  func isGivenAway(byOneOf texts: [String]) -> Bool { texts.contains { isGivenAway(by: $0) } }

  /// Whether it stands in a text, whatever its case and its blanks there.
  func isGivenAway(by text: String) -> Bool {
    guard tellsSomething else { return false }
    let (text, line) = (Self.plain(text), Self.plain(self.text))
    return text.components(of: line).dropFirst().contains { $0.first.map(Self.goesOn) != true }
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a character makes another line of what stands before it: `get /` is not in `get /users`.
  private static func goesOn(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "/-_=?&%{[".contains(character))
  }
}
