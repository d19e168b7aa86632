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
  ///   - variables: values that the lines do not set, or set otherwise.
  package init(
    session: SavedSession, runner: any LineRunner, transport: any Transport, environment: Environment,
    permissions: Permissions, options: ReplayOptions, variables: SessionReplay.Given = SessionReplay.Given()
  ) {
    self.variables = variables
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
    let head = session.document.frontMatter
    let ignored = try head.ignored
    let values = variables.values(for: session.document)
    let userAgent = session.cassette.userAgent(orElse: environment.userAgent)
    let earlier = try ReplaySandbox(
      head, cassette: session.cassette, userAgent: userAgent, variables: values, runner: runner)
    let needs = SecretNeeds(session.document)
    let stage = try await LiveStage(
      head, files: options.usesRecordedFiles ? session.cassette.files : [], transport: transport,
      environment: environment, permissions: permissions, options: options, userAgent: userAgent,
      variables: values, secrets: needs,
      typed: needs.typed(in: environment, path: session.path), runner: runner)
    let maker = try StepMaker(
      head, userAgent: userAgent, variables: values, runner: runner, ports: environment.practicePorts)
    var redactor = Redactor(rules: head.redaction)
    var plan = UpdatePlan()
    var silence = Silence()
    let rules = session.document.rulesByLine
    var cascade = Cascade()
    var course = SessionReplay.Course(session.document, cutsAtSetup: !updates)
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
        silence.note(line, endingIn: ending)
        cascade.note(step, line.outcome, recorded: before.recordings, now: line.recordings)
        let broken = try await stage.findings(
          of: own, beside: before.recordings.last ?? earlier.latest, now: line.recordings)
        let refused = permissions.takeRefused()
        if refused.contains(where: \.isShell) { line.piped = nil }
        if refused.contains(where: { !$0.isShell }) { cascade.leaveOut(step) }
        let obstacle =
          try Self.refusal(of: step, refused) ?? worsening(of: step, before, line)
          ?? breach(of: step, broken)
        let named = maker.named(line, redactor: &redactor)
        let outcome = ignored.adding(own).outcome(line.outcome, of: step)
        if !updates || obstacle != nil { cascade.fail(step, outcome, now: line.recordings) }
        let received = try Cassette(rereading: named.recordings, redactor: &redactor).recordings
        widening?.note(step, recorded: before.recordings, now: received)
        if updates {
          plan.add(
            UpdatePlan.RunStep(
              step: step, mode: block.mode, before: before.recordings, filesBefore: before.files, line: line,
              now: received, obstacle: obstacle, rules: own))
          continue
        }
        if let verdict = obstacle {
          // What follows is shown after what is recorded here, as when the session is replayed.
          let kept = LoggedLine(keeping: step, before.recordings)
          _ = await maker.perform(kept, receiving: before.recordings, redactor: &redactor)
          course.note(verdict, goesOn: try report(verdict))
          continue
        }
        let result = await maker.perform(
          named, receiving: received, reading: named.files.map { $0.redacted(by: &redactor) },
          redactor: &redactor, mode: block.mode)
        guard line.outcome == result.lineResult.outcome else {
          // What sent nothing has nothing that a recording could lack.
          let isUnsent = line.recordings.isEmpty && result.lineResult.outcome == .failure(.replayMissing)
          let shown = ReplayScreen.Shown(pieces: [(.said, redactor.elide(lines: stage.shown))])
          let differing =
            isUnsent
            ? StepVerdict(step, [], outcome: line.outcome, shown: shown)
            : StepVerdict(cannotShow: step, line.outcome, result.lineResult, isLeftOut: false)
          let verdict = cascade.explained(differing, recorded: before.recordings)
          course.note(verdict, goesOn: try report(verdict))
          continue
        }
        let compared = verdict(on: step, block.mode, before, result, ignored.adding(own))
        let verdict = cascade.explained(compared.adding(broken), recorded: before.recordings)
        course.note(verdict, goesOn: try report(verdict))
      } catch {
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
        try: ["replay \(updates ? "--update" : "--live") --trust \(ItemPrinter().quoted(session.path))"])
    }
  }

  /// A step that must not be written down as it went. Where nobody answers at all there is no use in going on.
  private func worsening(
    of step: Step, _ before: LineResult, _ line: LoggedLine
  ) throws(CommandFailure) -> StepVerdict? {
    guard updates, !options.acceptsFailures else { return nil }
    if let problem = lostConnection(before.recordings, line.recordings) { throw problem }
    return Worsening(of: step, before, line, isRecorded: isRecorded)?.verdict(on: step)
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

  /// Compares the shapes where nothing else is said and there is something to compare with; otherwise what is written
  /// with what is shown.
  private func verdict(
    on step: Step, _ mode: ConsoleBlock.Mode, _ before: LineResult, _ result: StepMaker.Result,
    _ ignored: IgnoredPlaces
  ) -> StepVerdict {
    let isComparable = isRecorded && before.outcome != .failure(.replayMissing)
    let forms = session.document.frontMatter.forms
    guard mode == .usual, isComparable else {
      return StepVerdict(step, mode, result.lineResult, forms: forms)
    }
    if before.recordings.isEmpty, result.recordings.isEmpty {
      return LocalComparison(recorded: before, now: result.lineResult, forms: forms).verdict(on: step)
    }
    // One that asks until something holds may ask more often, or less.
    let isPolled = Variables.OfLine.waits(step.command)
    let (old, new) =
      isPolled
      ? (before.recordings.suffix(1), result.recordings.suffix(1))
      : (before.recordings[...], result.recordings[...])
    let findings =
      AnswerComparison(ignoring: ignored).findings(from: Array(old), to: Array(new))
      + Undescribed.findings(from: before.shown, to: result.lineResult.shown)
    let verdict = StepVerdict(
      step, findings, outcome: ignored.outcome(result.lineResult.outcome, of: step),
      shown: result.lineResult.shown)
    return options.notesAreDrift ? verdict.withNotesAsDrift() : verdict
  }
}

extension Permission {
  fileprivate var isShell: Bool { if case .shell = self { true } else { false } }
}
