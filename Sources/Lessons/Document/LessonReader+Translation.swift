extension LessonReader {
  /// Reads a translation: front matter, and behind it a part for each step, with `---` between them.
  mutating func translation() throws(LessonProblem) -> LessonTranslation {
    var head = LessonDocument()
    try readHead(into: &head)
    var translation = LessonTranslation(title: head.title, language: head.language)
    var part = LessonTranslation.Part()
    while at < lines.count {
      if lines[at] == "---" {
        translation.parts.append(part)
        part = LessonTranslation.Part()
        at += 1
      } else if let block = try block() {
        try add(block, to: &part)
      } else {
        try add(prose: lines[at], to: &part)
        at += 1
      }
      guard translation.parts.count <= Self.mostSteps else {
        throw problem("a lesson has at most \(Self.mostSteps) steps", at: at)
      }
    }
    if part.place != nil { translation.parts.append(part) }
    return translation
  }

  private func add(prose line: Substring, to part: inout LessonTranslation.Part) throws(LessonProblem) {
    if !line.allSatisfy(\.isWhitespace) {
      guard !part.hasBlocks else { throw problem("expected `---`, the end of this step", at: at + 1) }
      part.place = part.place ?? at + 1
    }
    part.prose += line + "\n"
  }

  private func add(_ block: LessonBlock, to part: inout LessonTranslation.Part) throws(LessonProblem) {
    part.place = part.place ?? block.place
    part.hasBlocks = true
    let reader = LessonBlockReader(file: file, block: block)
    switch block.kind {
    case .hint: part.hints.append(try reader.text())
    case .wrong: part.reasons += try reader.reasons()
    case .quiz: part.quiz = try reader.quizTexts()
    case .setup, .show, .goal, .answer, .fault, .recorded, .predict:
      throw problem(
        "a translation has texts only: a `\(block.kind.rawValue)` block stands in the original alone",
        at: block.place)
    }
  }
}
