package import ApusClient
package import ApusContracts
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSurroundings

/// Asks two servers what a saved session asks, step by step: two environments, or two versions.
package struct AgainstReplay {
  private let session: SavedSession
  private let world: ReplayWorld
  private let options: ReplayOptions
  private let variables: SessionReplay.Given
  private let other: WebURL

  /// - Parameters:
  ///   - other: what is asked besides the session's own base, or what stands for that.
  ///   - variables: values that the lines do not set, or set otherwise; by default there are none.
  package init(
    _ session: SavedSession, against other: WebURL, in world: ReplayWorld, _ options: ReplayOptions,
    _ variables: SessionReplay.Given? = nil
  ) {
    self.session = session
    self.world = world
    self.options = options
    self.variables = variables ?? SessionReplay.Given()
    self.other = other
  }

  /// What became of a step.
  package enum Told {
    /// What both came to, and what may be another in it; of a line that only looks also what is told of the answers that
    /// it looks into, where those are known.
    case asked(PlayedStep, PlayedStep, ignoring: IgnoredPlaces, looked: [Finding]?)
    /// Nobody was asked, or told what was told before.
    case skipped(Step, because: String)
  }

  /// Runs the steps, and hands over what became of each, until that says that it is enough. Those of `teardown` blocks
  /// are run in any case.
  package func run(_ report: (Told) throws -> Bool) async throws {
    // What one session is told by a server is no other's business.
    let bringBack = await world.environment.cookies.setAside()
    do {
      try await walk(report)
      await bringBack()
    } catch {
      await bringBack()
      throw error
    }
  }

  private func walk(_ report: (Told) throws -> Bool) async throws {
    var second = options
    second.base = other
    let stages = (try await stage(world, options), try await stage(world.another(), second))
    let values = variables.values(for: session.document)
    let earlier = try ReplaySandbox(
      session.head(on: options.base, runner: world.runner), cassette: session.cassette,
      userAgent: session.cassette.userAgent(orElse: world.environment.userAgent), variables: values,
      runner: world.runner, standingIn: values.values.map(\.text))
    let head = session.document.frontMatter
    var state = State(
      redactor: Redactor(rules: head.redaction), ignored: try head.ignored,
      comparison: StepComparison(head, traits: world.runner.traits))
    let rules = session.document.rulesByLine
    var course = SessionReplay.Course(session.document)
    while let (step, block) = course.next() {
      state.cascade.passOver(course.passedOver, traits: world.runner.traits)
      do {
        if block.role != .teardown { try Task.checkCancellation() }
        // What was recorded tells whom it will ask.
        let before = await earlier.run(step.command, endingIn: step.outcome ?? .ok, mode: block.mode)
        let own = rules[step.place.number] ?? Rules()
        let told = try await told(step, own, block.role, before, on: stages, &state)
        if try !report(told) { course.cut() }
      } catch {
        course.end(by: error)
      }
    }
    _ = try course.isWhole
  }

  /// What is known on the way.
  private struct State {
    var redactor: Redactor
    let ignored: IgnoredPlaces
    var comparison: StepComparison
    var cascade = Cascade()
  }

  /// Asks both, unless what it needs did not come from one of them.
  private func told(
    _ step: Step, _ own: Rules, _ role: ConsoleBlock.Role, _ before: LineResult,
    on stages: (LiveStage, LiveStage), _ state: inout State
  ) async throws -> Told {
    let traits = world.runner.traits(of: step.command)
    let recorded = before.recordings
    if let reason = state.cascade.reason(against: step, recorded: recorded, traits, cameTo: before.outcome) {
      state.cascade.skip(step, recorded: recorded, traits, cameTo: before.outcome)
      return .skipped(state.redactor.redact(step), because: reason)
    }
    let first = try await played(step, role, on: stages.0, &state.redactor)
    let second = try await played(step, role, on: stages.1, &state.redactor)
    // No server is to be told broken that nobody was allowed to ask.
    if let refused = (stages.0.takeRefused() + stages.1.takeRefused()).first {
      state.cascade.leaveOut(step, recorded: recorded)
      return .skipped(state.redactor.redact(step), because: "nobody allowed to \(refused)")
    }
    // The worse of both comes last, and counts: no answer is worse than one that is not as written.
    func weight(_ one: PlayedStep) -> Int {
      if one.outcome == step.outcome ?? .ok { return 0 }
      return one.recordings.contains { $0.exchange.response == nil } ? 2 : 1
    }
    for one in weight(first) > weight(second) ? [second, first] : [first, second] {
      state.cascade.note(step, one.outcome, recorded: recorded, now: one.recordings)
    }
    for one in [first, second] {
      state.cascade.noteUnsent(step, one.outcome, recorded: recorded, now: one.recordings)
    }
    let isFine = [first, second].allSatisfy { $0.outcome == step.outcome ?? .ok }
    let asked = first.recordings + second.recordings
    let outcomes = [first.outcome, second.outcome]
    if !isFine, let reason = state.cascade.silence(behind: step, asking: asked, cameTo: outcomes) {
      return .skipped(state.redactor.redact(step), because: reason)
    }
    let ignored = state.ignored.adding(own)
    let looked = (
      try await answer(on: stages.0, &state.redactor), try await answer(on: stages.1, &state.redactor)
    )
    state.comparison.note(
      step, first.recordings, second.recordings, lookingInto: looked, ignoring: ignored)
    let told = asked.isEmpty ? state.comparison.findings(lookingBy: step) : nil
    return .asked(first, second, ignoring: ignored, looked: told)
  }

  /// What paths look into, as it may be told.
  private func answer(on stage: LiveStage, _ redactor: inout Redactor) async throws -> LookedAnswer {
    let looked = await stage.looked
    guard case .answer(let answer) = looked else { return looked }
    let kept = try Cassette(rereading: [answer], redactor: &redactor).recordings.first
    return kept.map(LookedAnswer.answer) ?? .nothing
  }

  private func stage(_ world: ReplayWorld, _ options: ReplayOptions) async throws -> LiveStage {
    let head = session.head(on: options.base, runner: world.runner)
    let environment = world.environment
    let needs = SecretNeeds(session.document, with: variables)
    let grants = options.suite.grants
    let permissions = session.permissions(
      trusts: options.trusts, base: options.base,
      isGranted: { grants?.allow($0, environment.files) ?? false },
      asking: environment.confirm)
    return try await LiveStage(
      head, transport: world.transport, environment: environment, permissions: permissions, options: options,
      userAgent: session.cassette.userAgent(orElse: environment.userAgent),
      variables: variables.values(for: session.document), secrets: needs,
      typed: try needs.typed(in: environment, path: session.path), runner: world.runner)
  }

  private func played(
    _ step: Step, _ role: ConsoleBlock.Role, on stage: LiveStage, _ redactor: inout Redactor
  ) async throws -> PlayedStep {
    let line = try await stage.run(
      variables.line(step.command), endingIn: step.outcome ?? .ok, like: [], whenCancelled: role == .teardown)
    let recordings = try Cassette(rereading: line.recordings, redactor: &redactor).recordings
    return PlayedStep(
      part: 0, step: redactor.redact(step), shown: redactor.elide(lines: stage.shown), outcome: line.outcome,
      recordings: recordings)
  }
}
