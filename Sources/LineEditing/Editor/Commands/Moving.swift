/// Moving and deleting by what the user sees as one character, and accepting the suggestion at the end of the line.
extension EditLineReader {
  func moveLeft() -> CommandOutcome {
    let line = engine.line
    engine.moveCursor(to: line.cursor - line.characterBefore.utf8.count)
    return .edited
  }

  func moveRightOrAccept() -> CommandOutcome {
    let line = engine.line
    if line.isAtEnd { return accept(suggestion(for: line)) }
    engine.moveCursor(to: line.cursor + line.characterAfter.utf8.count)
    return .edited
  }

  /// Accepts one word of the suggestion, with what stands before it.
  func moveWordRightOrAccept() -> CommandOutcome {
    let line = engine.line
    if line.isAtEnd { return accept(String(Words.leading(suggestion(for: line)))) }
    engine.moveCursor(to: line.cursor + Words.leading(line.after).utf8.count)
    return .edited
  }

  func moveToLineStart() -> CommandOutcome {
    let line = engine.line
    engine.moveCursor(to: line.cursor - line.rowBefore.utf8.count)
    return .edited
  }

  func moveToLineEndOrAccept() -> CommandOutcome {
    let line = engine.line
    if line.isAtEnd { return accept(suggestion(for: line)) }
    engine.moveCursor(to: line.cursor + line.rowAfter.utf8.count)
    return .edited
  }

  func deleteBackward() -> CommandOutcome {
    let line = engine.line
    engine.replace(line.cursor - line.characterBefore.utf8.count..<line.cursor, with: "")
    return .edited
  }

  func deleteForward() -> CommandOutcome {
    let line = engine.line
    engine.replace(line.cursor..<line.cursor + line.characterAfter.utf8.count, with: "")
    return .edited
  }

  private func accept(_ text: String) -> CommandOutcome {
    engine.insert(text)
    return .edited
  }
}

/// Words as the keys see them: letters, digits and `_`.
private enum Words {
  /// What stands before the first word, and that word.
  static func leading(_ text: some StringProtocol) -> Substring {
    let text = Substring(text)
    let start = text.firstIndex(where: isPart) ?? text.endIndex
    let end = text[start...].firstIndex { !isPart($0) } ?? text.endIndex
    return text[..<end]
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
