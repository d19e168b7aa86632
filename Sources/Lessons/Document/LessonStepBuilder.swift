internal import ApusClient
internal import ApusEncodings

/// Puts the steps of a lesson together. A step is prose and the blocks under it; what is said after a block begins the
/// next one.
struct LessonStepBuilder {
  let file: String
  private var steps: [LessonStep] = []
  private var step = LessonStep()
  private var prose = ""
  private var proseStart: Int?
  private var hasBlocks = false
  /// The first line of an `answer`, which may not be given away.
  private var places: [LessonBlock.Kind: Int] = [:]

  init(file: String) { self.file = file }

  var count: Int { steps.count + 1 }

  mutating func add(prose line: Substring, number: Int) {
    if !line.allSatisfy(\.isWhitespace), proseStart == nil { proseStart = number }
    prose += line + "\n"
  }

  mutating func add(_ block: LessonBlock) throws(LessonProblem) {
    if proseStart != nil || !hasBlocks {
      try endStep()
      step.prose = prose
      step.place = proseStart ?? block.place
    }
    (prose, proseStart, hasBlocks) = ("", nil, true)
    if places[block.kind] == nil { places[block.kind] = block.place }
    let reader = LessonBlockReader(file: file, block: block)
    switch block.kind {
    case .setup: step.setup += try reader.lines()
    case .show: step.shown += try reader.lines()
    case .goal: step.goals.append(try reader.goal())
    case .predict: step.goals.append(try reader.prediction())
    case .hint: step.hints.append(try reader.text())
    case .answer: step.answers.append(try reader.lines())
    case .wrong: step.wrongs += try reader.wrongs()
    case .fault: step.fault = try reader.fault()
    case .recorded: step.recorded.append(try LessonExchangeReader(block, file: file).whole())
    case .quiz: step.quiz = try reader.quiz()
    }
  }

  mutating func finish() throws(LessonProblem) -> (steps: [LessonStep], ending: String) {
    try endStep()
    return (steps, prose)
  }

  private mutating func endStep() throws(LessonProblem) {
    defer { (step, hasBlocks, places) = (LessonStep(), false, [:]) }
    guard hasBlocks else { return }
    try check()
    steps.append(step)
  }

  private func check() throws(LessonProblem) {
    if step.shown.isEmpty, !step.isExercise {
      throw problem(
        "this step has nothing to do: a `show`, `goal`, `predict` or `quiz` block", at: step.place)
    }
    if !step.shown.isEmpty, step.isExercise {
      throw problem(
        "what is shown and what is to be done are two steps, with prose between", at: places[.show])
    }
    if !step.goals.isEmpty, step.quiz != nil {
      throw problem("a question is a step of its own", at: step.quiz?.place)
    }
    if !step.goals.isEmpty, step.answers.isEmpty {
      throw problem("this goal has no `answer`", at: places[.goal] ?? places[.predict])
    }
    if step.goals.isEmpty, let place = places[.answer] ?? places[.wrong] {
      throw problem("there is no `goal` that this is about", at: place)
    }
    if !step.isExercise, let place = places[.hint] {
      throw problem("there is nothing to do here that a hint could help with", at: place)
    }
  }

  private func problem(_ message: String, at line: Int?) -> LessonProblem {
    LessonProblem(file: file, line: line ?? step.place, message)
  }
}
