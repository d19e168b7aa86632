internal import ApusClient
internal import ApusEncodings
internal import ApusLanguage
internal import ApusSavedSessions
package import ApusSurroundings
internal import ApusText
internal import ApusWords

extension LessonWalk {
  /// Takes a line that was typed while the lesson is on.
  ///
  /// - Returns: `quit` for a line that leaves. Otherwise all is well: whoever makes a mistake here learns, so a script goes
  ///   on, too.
  package func take(_ line: String) async throws -> Outcome {
    switch LessonWord(line) {
    case .quit: return .quit
    case .skip: await skip()
    case .back: try await go(to: max(0, position - 1))
    case .again: try await go(to: position)
    case .hint: await hint()
    case nil where line.trimmed.isEmpty: await enter()
    case nil: return await typed(line)
    }
    return .ok
  }

  // MARK: Words

  private func skip() async {
    guard !state.isHeldBack else { return show() }
    await advance(catchingUp: true)
  }

  private func enter() async {
    guard !state.isHeldBack, let step else { return show() }
    guard !step.shown.isEmpty else {
      return say(said("Enter does nothing here: this one is yours. `hint` helps, `skip` goes on without it."))
    }
    await runShown(echo: true)
  }

  /// Shows the next hint; behind the last one an answer, and then the goal does not count.
  private func hint() async {
    guard let step, step.isExercise else {
      return say(said("There is nothing to find out here: Enter goes on."))
    }
    state.hints += 1
    if state.hints <= step.hints.count {
      score.showHint()
      await recording?.mark(.hint(step: position))
      output.note(LessonProse(step.hints[state.hints - 1]))
      return
    }
    score.showAnswer(of: goals)
    await recording?.mark(.answer(step: position))
    await keepProgress()
    let answer = step.answers.first?.map(\.text) ?? [rightChoice(of: step)]
    let commands = answer.map { Line("    ") + Line($0, .command) }
    output.note(Lines([Line(said("This meets the goal, which does not count any more:"), .dim)] + commands))
  }

  private func rightChoice(of step: LessonStep) -> String {
    let right = step.quiz?.choices.firstIndex(where: \.isRight) ?? 0
    return "\(right + 1)"
  }

  // MARK: Lines

  private func typed(_ line: String) async -> Outcome {
    if let step, !state.isHeldBack {
      if let quiz = step.quiz, let number = quiz.number(of: line.trimmed) {
        await choose(number, in: quiz)
        return .ok
      }
      if step.shown.indices.contains(state.line), line.trimmed == step.shown[state.line].text {
        await runShown(echo: false)
        return .ok
      }
    }
    if world.runner.traits(of: line)?.contains(.managesSessions) ?? false {
      say(said("Sessions are kept outside of lessons: `quit` leaves this one."))
      return .ok
    }
    _ = stage.screen.take()
    await makeRoom(below: line, mayGoOn: step?.shown.dropFirst(state.line).isEmpty != false)
    let (outcome, tries) = await stage.run(line, isTyped: true)
    output.flushOutput()
    await record(.typed)
    guard outcome != .quit else { return .quit }
    if outcome == .failed(.cancelled) { return outcome }
    guard let step, !state.isHeldBack else { return .ok }
    if step.shown.indices.contains(state.line) {
      say(said("Enter goes on with \(step.shown[state.line].text)"))
    } else if !tries.isEmpty, step.quiz == nil {
      state.tries += tries
      await judge(step, line)
    }
    return .ok
  }

  /// Runs the line that is shown, and goes on behind the last one.
  private func runShown(echo: Bool) async {
    guard let step, step.shown.indices.contains(state.line) else { return }
    let line = step.shown[state.line]
    if echo { output.note(Line(line.text, .command)) }
    _ = stage.screen.take()
    await makeRoom(below: line.text)
    let (outcome, _) = await stage.run(line.text)
    output.flushOutput()
    await record(.entered)
    let overdrawn = stage.takeOverdrawn()
    guard outcome != .quit, outcome != .failed(.cancelled) || overdrawn != nil else { return }
    if let overdrawn {
      say(said("A lesson may send no more than \(overdrawn.most) requests here, so the line was ended."))
    } else if outcome != line.outcome {
      say(said("This ended otherwise than the lesson expects; `again` starts the step over."))
    }
    state.line += 1
    if state.line < step.shown.count { show() } else { await advance(hearing: stage.screen.take()) }
  }

  private func choose(_ number: Int, in quiz: LessonQuiz) async {
    let choice = quiz.choices[number - 1]
    await recording?.mark(.choice(step: position, number: number))
    if !choice.remark.isEmpty { output.note(LessonProse(choice.remark)) }
    if choice.isRight {
      await meet(all: goals)
    } else {
      say(said("No. Another one is right."))
    }
  }

  // MARK: Goals

  private func judge(_ step: LessonStep, _ line: String) async {
    let judge = GoalJudge(state.tries)
    var missed: String?
    for (number, goal) in step.goals.enumerated() where !state.met.contains(number) {
      switch judge.verdict(of: goal) {
      case .met:
        state.met.insert(number)
        score.meet(goals.lowerBound + number)
      case .missed(let problem): missed = missed ?? problem
      }
    }
    if state.met.count == step.goals.count { return await meet(all: goals) }
    await keepProgress()
    state.misses += 1
    if let wrong = step.wrongs.first(where: { $0.isLike(line, state.tries.last) }) {
      output.note(LessonProse(wrong.reason))
    } else if let missed {
      say(missed)
    }
    if state.misses == 2, state.hints == 0 { await hint() }
    if state.misses == 3 { say(said("`hint` says more, and at last shows an answer.")) }
  }

  private func meet(all goals: Range<Int>) async {
    for goal in goals { score.meet(goal) }
    let text = stage.screen.take()
    let isShown = !score.shown.isDisjoint(with: goals)
    output.note(
      isShown
        ? Line(said("That is it. An answer was shown before, so it does not count."), .dim)
        : Line(said("That is it: the goal is met."), .ok))
    await advance(hearing: text)
  }

  func say(_ text: String) {
    output.note(Lines(Line(text, .warning).wrappedAtWords(to: output.console.noteTraits.screen.width)))
  }
}

extension LessonWrong {
  /// Whether a typed line is this one, or asks for the same.
  func isLike(_ line: String, _ attempt: LessonTry?) -> Bool {
    guard let last = lines.last?.text else { return false }
    if line.trimmed == last { return true }
    let words = last.split(separator: " ")
    guard words.count == 2, let request = attempt?.exchange.request, request.body == nil else { return false }
    return words[0].uppercased() == "\(request.method)" && words[1] == request.url.target
  }
}
