package import ApusClient
internal import ApusContracts
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// Replays a saved session for real: sends everything again, compares it, and may write down what came.
package struct LiveReplay {
  let session: SavedSession
  let runner: any LineRunner
  let transport: any Transport
  let environment: Environment
  let permissions: Permissions
  let options: ReplayOptions
  let variables: SessionReplay.Given
  /// Gets what comes, where several rounds are compared.
  var widening: Widening?

  /// - Parameters:
  ///   - permissions: what the lines may have without somebody's knowing.
  ///   - variables: values that the lines do not set, or set otherwise; by default there are none.
  package init(
    session: SavedSession, runner: any LineRunner, transport: any Transport, environment: Environment,
    permissions: Permissions, options: ReplayOptions, variables: SessionReplay.Given? = nil
  ) {
    self.variables = variables ?? SessionReplay.Given()
    self.session = session
    self.runner = runner
    self.transport = transport
    self.environment = environment
    self.permissions = permissions
    self.options = options
  }

  /// Whether what came is written into the session.
  private var updates: Bool { options.mode == .update }
  private var isRecorded: Bool { session.document.frontMatter.cassette != nil }

  /// Runs the steps, and hands over how each went as soon as it is known, until that says that it is enough.
  ///
  /// - Returns: whether what came was written down, and what the steps left behind in the cassette.
  ///
  /// - Parameter choose: what somebody says to a change that an update would write.
  package func run(
    choosing choose: (StepVerdict) throws -> UpdateChoice = { _ in .accept },
    _ report: (StepVerdict) throws -> Bool
  ) async throws -> (isWritten: Bool, leftBehind: SavedSession.LeftBehind) {
    let head = session.head(on: options.base, runner: runner)
    let ignored = try head.ignored
    let values = variables.values(for: session.document)
    let userAgent = session.cassette.userAgent(orElse: environment.userAgent)
    let recorded = try await session.recordedVariables(besides: values, runner: runner)
    let homes = try await updates ? [:] : session.recordedAddresses(of: values, runner: runner)
    let earlier = try ReplaySandbox(
      head, cassette: session.cassette, userAgent: userAgent,
      variables: values.merging(recorded) { own, _ in own }.merging(homes) { $1 }, runner: runner,
      standingIn: updates ? [] : values.values.map(\.text))
    let needs = SecretNeeds(
      session.document, with: variables, filesOf: options.usesRecordedFiles ? session.cassette : nil)
    let stage = try await LiveStage(
      head, files: options.usesRecordedFiles ? session.cassette.files : [], transport: transport,
      environment: environment, permissions: permissions, options: options, userAgent: userAgent,
      variables: values, secrets: needs,
      typed: needs.typed(in: environment, path: session.path), runner: runner)
    let maker = try StepMaker(
      head, userAgent: userAgent, variables: values, runner: runner, ports: environment.practicePorts)
    var (redactor, hidden) = (Redactor(rules: head.redaction), HiddenValues())
    for given in variables.secrets { _ = redactor.placeholder(for: given.value, named: given.name) }
    var plan = UpdatePlan()
    var silence = Silence()
    let rules = session.document.rulesByLine
    var cascade = Cascade()
    var comparison = StepComparison(head, notesAreDrift: options.notesAreDrift, traits: runner.traits)
    var course = SessionReplay.Course(session.document, cutsAtSetup: !updates && widening == nil)
    while let (step, block) = course.next() {
      cascade.passOver(course.passedOver, traits: runner.traits)
      do {
        let (ending, own) = (step.outcome ?? .ok, rules[step.place.number] ?? Rules())
        stage.files?.go(to: earlier.place)
        let before = await earlier.run(step.command, endingIn: ending, mode: block.mode)
        let traits = runner.traits(of: step.command)
        if let reason = cascade.reason(
          against: step, recorded: before.recordings, traits, cameTo: before.outcome)
          ?? widening?.reason(against: step, recorded: before.recordings)
        {
          cascade.skip(step, recorded: before.recordings, traits, cameTo: before.outcome)
          let kept = LoggedLine(keeping: step, before.recordings)
          let verdict = StepVerdict(skipping: step, because: reason)
          if updates {
            plan.add(UpdatePlan.RunStep(keeping: step, block.mode, before, kept, because: verdict))
            continue
          }
          _ = await maker.perform(kept, receiving: before.recordings, redactor: &redactor)
          course.note(verdict, goesOn: try report(verdict))
          continue
        }
        var line = try await performed(step, block.role, on: stage, like: before.recordings)
        let endings = (now: line.outcome, recorded: isRecorded ? before.outcome : nil)
        silence.note(line, endingIn: ending)
        cascade.note(step, line.outcome, recorded: before.recordings, now: line.recordings)
        let found = try await stage.findings(
          of: own, beside: earlier.latest, now: line.recordings)
        let refused = permissions.takeRefused()
        if refused.contains(where: \.isShell) { line.piped = nil }
        if refused.contains(where: { !$0.isShell }) { cascade.leaveOut(step, recorded: before.recordings) }
        let named = maker.named(line, redactor: &redactor)
        let received = try Cassette(rereading: named.recordings, redactor: &redactor).recordings
        if !received.isEmpty { hidden = HiddenValues(of: named.recordings, keptAs: received) }
        let broken = hidden.told(found, without: variables.secrets, by: redactor)
        func placed(_ verdict: StepVerdict) -> StepVerdict {
          stage.placing(verdict, asked: received.last, in: head.language)
        }
        let obstacle =
          try Self.refusal(of: step, refused)
          ?? worsening(of: step, before, line, shown: redactor.elide(lines: stage.shown))
          ?? breach(of: step, broken)
        let outcome = ignored.adding(own).outcome(line.outcome, of: step)
        if !updates || obstacle != nil {
          cascade.fail(step, outcome, recorded: before.recordings, now: line.recordings)
        }
        widening?.note(
          step, recorded: before.recordings, now: received,
          lacking: session.document.lack(of: step, endingIn: line.outcome).map { "\($0): --var NAME=VALUE" })
        if updates {
          plan.add(
            UpdatePlan.RunStep(
              step: step, mode: block.mode, before: before.recordings, filesBefore: before.files, line: line,
              now: received, obstacle: obstacle.map(placed), rules: own,
              found: comparison.findings(
                of: step, block.mode, before, now: received, ignoring: ignored.adding(own))))
          continue
        }
        if let verdict = obstacle {
          // What follows is shown after what is recorded here, as when the session is replayed.
          let kept = LoggedLine(keeping: step, before.recordings)
          _ = await maker.perform(kept, receiving: before.recordings, redactor: &redactor)
          course.note(verdict, goesOn: try report(placed(verdict)))
          continue
        }
        let lookedBefore = await earlier.looked
        let result = await maker.perform(
          named, receiving: received, reading: named.files.map { $0.redacted(by: &redactor) },
          redactor: &redactor, mode: block.mode)
        comparison.note(
          step, before.recordings, received, lookingInto: (lookedBefore, await maker.looked),
          ignoring: ignored.adding(own))
        guard line.outcome == result.lineResult.outcome else {
          let shown = ReplayScreen.Shown(pieces: [(.said, redactor.elide(lines: stage.shown))])
          let differing = Self.differing(step, line, result.lineResult, shown)
          let verdict = cascade.explained(
            differing, recorded: before.recordings, now: line.recordings, endings: endings)
          course.note(verdict, goesOn: try report(placed(verdict)))
          continue
        }
        let compared = comparison.verdict(
          on: step, block.mode, before, result.lineResult, ignoring: ignored.adding(own))
        let verdict = cascade.explained(
          compared.adding(broken), recorded: before.recordings, now: line.recordings, endings: endings)
        course.note(verdict, goesOn: try report(placed(verdict)))
      } catch {
        if error is CancellationError { _ = try? report(StepVerdict(interrupting: step)) }
        course.end(by: error)
      }
    }
    guard try course.isWhole else { return (false, SavedSession.LeftBehind()) }
    let leftBehind = earlier.leftBehind
    guard updates else { return (false, leftBehind) }
    let isWhole = session.missing(leftBehind) == nil || options.acceptsFailures
    let isWritten = try await write(&plan, isWhole: isWhole, silence, with: &redactor, choose, report) {
      try StepMaker(
        head, userAgent: userAgent, variables: values, runner: runner, ports: environment.practicePorts)
    }
    return (isWritten ?? false, isWritten == nil ? SavedSession.LeftBehind() : leftBehind)
  }

  /// Runs a step. One that cannot even begin, as nobody allowed what it needs, ends everything.
  private func performed(
    _ step: Step, _ role: ConsoleBlock.Role, on stage: LiveStage, like earlier: [Recording]
  ) async throws -> LoggedLine {
    do {
      return try await stage.run(
        variables.line(step.command), endingIn: step.outcome ?? .ok, like: earlier,
        whenCancelled: role == .teardown)
    } catch let problem as CommandFailure {
      let refused = permissions.takeRefused()
      guard !refused.isEmpty else { throw problem }
      throw CommandFailure(
        problem.code,
        "\(session.path):\(step.place.number): nobody allowed to \(refused.joinedByAnd); \(problem.message)",
        try: ["replay \(updates ? "--update" : "--live") --trust \(options.before(session.path))"])
    }
  }

  /// A step that must not be written down as it went. Where nobody answers at all there is no use in going on.
  private func worsening(
    of step: Step, _ before: LineResult, _ line: LoggedLine, shown: @autoclosure () -> String
  ) throws(CommandFailure) -> StepVerdict? {
    guard updates, !options.acceptsFailures else { return nil }
    if let problem = lostConnection(before.recordings, line.recordings) { throw problem }
    return Worsening(of: step, before, line, isRecorded: isRecorded)?
      .verdict(on: step, because: ReplayScreen.Shown(pieces: [(.said, shown())]).failure)
  }

  /// A step that its recording shows otherwise than it went.
  private static func differing(
    _ step: Step, _ line: LoggedLine, _ recorded: LineResult, _ shown: ReplayScreen.Shown
  ) -> StepVerdict {
    if line.recordings.isEmpty {
      // What sent nothing has nothing that a recording could lack.
      if recorded.outcome == .failure(.replayMissing) {
        return StepVerdict(step, [], outcome: line.outcome, shown: shown)
      }
      if line.outcome == .failure(.expectFailed) { return StepVerdict(concealing: step, line.outcome) }
    }
    return StepVerdict(cannotShow: step, line.outcome, recorded, isLeftOut: false)
  }

  /// A step that does not keep what rules promise is not written down as it went.
  private func breach(of step: Step, _ findings: [Finding]) -> StepVerdict? {
    guard updates, !options.acceptsFailures, !findings.isEmpty else { return nil }
    return StepVerdict(step, findings, isWorse: true)
  }

  /// A step that wanted what nobody allowed. Without its shell a step is only a part of itself.
  private static func refusal(of step: Step, _ permissions: [Permission]) -> StepVerdict? {
    let refused = permissions.filter { !$0.isShell }
    guard !refused.isEmpty else { return nil }
    return StepVerdict(
      step, .outcome, refused.map { "- not allowed: to \($0)" }, isLeftOut: true, refused: refused)
  }

  /// Why there is nothing to write down. A server that happens to be away must not cost what it once answered.
  private func lostConnection(_ before: [Recording], _ now: [Recording]) -> CommandFailure? {
    guard let earlier = before.last, earlier.failure == nil, let failure = now.last?.failure,
      failure.code.stage == .connect
    else { return nil }
    return CommandFailure(
      failure.code, "nothing was written: \(failure.message), which answered when this was recorded",
      try: ["replay \(ItemPrinter().quoted(session.path))"])
  }
}

extension Permission {
  fileprivate var isShell: Bool { if case .shell = self { true } else { false } }
}
