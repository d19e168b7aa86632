internal import ApusClient
internal import ApusRedaction
internal import ApusSavedSessions
internal import ApusSurroundings
internal import ApusSystem
internal import ApusWords

/// Proves on the practice API that a lesson is what it says: each answer meets its goal, and nothing else does.
package struct LessonProof {
  let source: LessonSource
  private var world: LessonWorld

  package init(_ source: LessonSource, in world: LessonWorld) {
    (self.source, self.world) = (source, world)
  }

  var steps: [LessonStep] { source.document.steps }

  /// What is wrong with it, in the order of its lines.
  ///
  /// - Parameters:
  ///   - passes: how often everything is tried; what comes out otherwise the second time is wrong, too.
  ///   - idle: lines that may not meet a goal, however often they are given.
  /// - Throws: why there can be no practice API.
  package func findings(passes: Int = 2, idle: [String] = ["", "   ", "skip"]) async throws -> [LessonFinding]
  {
    // What its lines write is nobody's.
    let folder = try Folder.temporary(named: "lesson")
    defer {
      for name in Folder.names(in: folder) { FilePath.remove(folder + "/" + name) }
      Folder.remove(folder)
    }
    var proof = self
    proof.world.environment.files = .disk(home: folder, workingFolder: folder)
    proof.world.allowance = LessonAllowance(LessonAllowance.ofProof)
    return try await proof.found(passes: passes, idle: idle)
  }

  private func found(passes: Int, idle: [String]) async throws -> [LessonFinding] {
    var found = hintFindings()
    for _ in 0..<max(1, passes) {
      let answers = try await answerFindings()
      found += answers
      // What sends too much once need not do so again.
      guard !answers.contains(where: \.isOverdrawn) else { break }
      found += try await otherFindings()
      for line in idle where !isOverdrawn { found += try await idleFindings(line) }
    }
    if isOverdrawn {
      let most = LessonAllowance.ofProof
      found.append(
        LessonFinding(line: 1, message: said("to check this lesson takes more than \(most) requests")))
    }
    var seen: Set<LessonFinding> = []
    return found.filter { seen.insert($0).inserted }.sorted { $0.line < $1.line }
  }

  /// Whether the check has sent all that it may.
  private var isOverdrawn: Bool { world.allowance?.isOverdrawn ?? false }

  // MARK: Answers

  /// Goes through the lesson as it is written.
  private func answerFindings() async throws -> [LessonFinding] {
    let stage = try await LessonStage(source, in: world, console: .nowhere)
    var found: [LessonFinding] = []
    var before: [LessonTry] = []
    for step in steps {
      found += await misfits(of: step.setup, on: stage, before: &before)
      stage.arm(step)
      for (number, goal) in step.goals.enumerated() {
        // A prediction is made in its step.
        for attempt in before where GoalJudge([attempt]).verdict(of: goal).isMet && goal.isAboutOne {
          found.append(
            LessonFinding(
              line: goal.place,
              message: said("the goal holds before its step: \(attempt.line) meets it, goal \(number + 1)")))
          break
        }
      }
      found += await misfits(of: step.shown, on: stage, before: &before)
      if let answer = step.answers.first {
        found += await self.answerFindings(answer, step, on: stage, before: &before)
      }
      stage.arm(nil)
    }
    await stage.end()
    return found
  }

  private func answerFindings(
    _ answer: [LessonLine], _ step: LessonStep, on stage: LessonStage, before: inout [LessonTry]
  ) async -> [LessonFinding] {
    let (found, tries, misfit) = await runs(of: answer, on: stage)
    before += tries
    guard found.isEmpty else { return found }
    return step.goals.compactMap { goal in
      guard case .missed(let problem) = GoalJudge(tries).verdict(of: goal) else { return nil }
      // A slip in the line tells more than that nothing was sent.
      if problem == nil, let misfit { return misfit }
      return LessonFinding(
        line: answer.first?.place ?? goal.place,
        message: said("this answer does not meet its goal: \(problem ?? said("nothing was sent"))"))
    }
  }

  /// Lines of the lesson that end otherwise than they should.
  private func misfits(
    of lines: [LessonLine], on stage: LessonStage, before: inout [LessonTry]
  ) async -> [LessonFinding] {
    var found: [LessonFinding] = []
    for line in lines {
      let run = await LessonLineRun(of: line, on: stage, by: world.runner)
      before += run.tries
      found += run.problems.isEmpty ? run.misfit.map { [$0] } ?? [] : run.problems
    }
    return found
  }

  /// Runs lines that somebody would type, and finds those that a lesson may not run; and the first that ended otherwise
  /// than it is written, which is no mistake by itself.
  private func runs(
    of lines: [LessonLine], on stage: LessonStage
  ) async -> (found: [LessonFinding], tries: [LessonTry], misfit: LessonFinding?) {
    var found: [LessonFinding] = []
    var tries: [LessonTry] = []
    var misfit: LessonFinding?
    for line in lines {
      let run = await LessonLineRun(of: line, on: stage, by: world.runner)
      found += run.problems
      tries += run.tries
      misfit = misfit ?? run.misfit
    }
    return (found, tries, misfit)
  }

  // MARK: Other answers and wrong lines

  /// Each of them in a session that has come so far and no further.
  private func otherFindings() async throws -> [LessonFinding] {
    var found: [LessonFinding] = []
    for (position, step) in steps.enumerated() {
      var none: [LessonTry] = []
      for answer in step.answers.dropFirst() where !isOverdrawn {
        let stage = try await stage(before: position)
        found += await answerFindings(answer, step, on: stage, before: &none)
        await stage.end()
      }
      for wrong in step.wrongs where !isOverdrawn {
        let stage = try await stage(before: position)
        let (problems, tries, _) = await runs(of: wrong.lines, on: stage)
        await stage.end()
        found += problems
        let isMet = !step.goals.isEmpty && step.goals.allSatisfy { GoalJudge(tries).verdict(of: $0).isMet }
        guard isMet, let place = wrong.lines.first?.place else { continue }
        found.append(LessonFinding(line: place, message: said("this wrong line meets the goal")))
      }
    }
    return found
  }

  private func stage(before position: Int) async throws -> LessonStage {
    let stage = try await LessonStage(source, in: world, console: .nowhere)
    for step in steps.prefix(position) {
      await stage.runUnseen(step.setup)
      stage.arm(step)
      await stage.runUnseen(step.shown)
      await stage.runUnseen(step.answers.first ?? [])
      stage.arm(nil)
    }
    await stage.runUnseen(steps[position].setup)
    stage.arm(steps[position])
    // What these lines wanted was told where they stand.
    _ = stage.takeRefused()
    return stage
  }

  // MARK: Doing nothing

  /// What somebody gets done who only ever gives one line.
  private func idleFindings(_ line: String) async throws -> [LessonFinding] {
    let walk = try await LessonWalk(source, in: world, output: Output(.nowhere, mask: SecretMask()))
    try await walk.go(to: 0, isFresh: true)
    // Enter stays in front of an exercise; `skip` would not.
    for _ in 0..<steps.count * 2 + 2 where !walk.isFinished {
      let position = walk.position
      for _ in 0...(walk.step?.shown.count ?? 0) where walk.position == position {
        _ = try await walk.take(line)
      }
      if walk.position == position, !walk.isFinished { _ = try await walk.take("skip") }
    }
    await walk.end()
    let name = line.isEmpty ? "Enter" : line == "skip" ? "`skip`" : said("an empty line")
    guard walk.score.count > 0, let goal = walk.score.met.min() else { return [] }
    return [LessonFinding(line: place(ofGoal: goal), message: said("a goal is met by nothing but \(name)"))]
  }

  private func place(ofGoal number: Int) -> Int {
    let places = steps.flatMap { $0.goals.map(\.place) + ($0.quiz.map { [$0.place] } ?? []) }
    return places.indices.contains(number) ? places[number] : 1
  }
}

extension LessonGoal {
  /// Whether one exchange can tell: what was said before belongs to its step, and so does what was sent in all.
  fileprivate var isAboutOne: Bool {
    !conditions.contains { condition in
      if case .predicted = condition.kind { return true }
      return condition.isAboutAll
    }
  }
}
