internal import ApusClient
internal import ApusContracts
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSurroundings

/// A live replay on its way: each step is shown from the recording, run for real, and shown as it would be recorded.
struct LiveRun {
  let replay: LiveReplay
  private let head: FrontMatter
  private let ignored: IgnoredPlaces
  private let rules: [Int: Rules]
  private let values: [String: VariableValue]
  private let userAgent: String?
  /// Shows what was recorded.
  private let earlier: ReplaySandbox
  /// Runs lines for real.
  let stage: LiveStage
  /// Shows what came as a recording of it would.
  private let maker: StepMaker
  var redactor: Redactor
  private var hidden = HiddenValues()
  var plan = UpdatePlan()
  var silence = Silence()
  private var cascade = Cascade()
  private var comparison: StepComparison
  private var course: SessionReplay.Course

  /// How a step went that was asked for once more.
  private struct Asked {
    let step: Step
    let mode: ConsoleBlock.Mode
    /// What was recorded of it.
    let before: LineResult
    /// As it was run, and the same with the names of secrets.
    let line: LoggedLine
    let named: LoggedLine
    /// What came, as read from a cassette.
    let received: [Recording]
    /// What it promises beside the file, and what of that is not kept.
    let rules: Rules
    let broken: [Finding]
    let refused: [Permission]
    /// Why it is compared no further, or not written down.
    let obstacle: StepVerdict?
  }

  init(_ replay: LiveReplay) async throws {
    let (session, runner, options) = (replay.session, replay.runner, replay.options)
    self.replay = replay
    head = session.head(on: options.base, runner: runner)
    ignored = try head.ignored
    rules = session.document.rulesByLine
    values = replay.variables.values(for: session.document)
    userAgent = session.cassette.userAgent(orElse: replay.environment.userAgent)
    earlier = try await Self.recorded(of: replay, head, values, userAgent: userAgent)
    let files = options.usesRecordedFiles ? session.cassette : nil
    let needs = SecretNeeds(session.document, with: replay.variables, filesOf: files)
    stage = try await LiveStage(
      head, files: files?.files ?? [], transport: replay.transport, environment: replay.environment,
      permissions: replay.permissions, options: options, userAgent: userAgent, variables: values,
      secrets: needs, typed: needs.typed(in: replay.environment, path: session.path), runner: runner)
    maker = try Self.maker(of: replay, head, values, userAgent: userAgent)
    redactor = Redactor(rules: head.redaction)
    for given in replay.variables.secrets { _ = redactor.placeholder(for: given.value, named: given.name) }
    comparison = StepComparison(head, notesAreDrift: options.notesAreDrift, traits: runner.traits)
    course = SessionReplay.Course(
      session.document, cutsAtSetup: !replay.updates && replay.widening == nil)
  }

  /// Where what was recorded is shown.
  private static func recorded(
    of replay: LiveReplay, _ head: FrontMatter, _ values: [String: VariableValue], userAgent: String?
  ) async throws -> ReplaySandbox {
    let (session, runner) = (replay.session, replay.runner)
    let recorded = try await session.recordedVariables(besides: values, runner: runner)
    let homes = try await replay.updates ? [:] : session.recordedAddresses(of: values, runner: runner)
    return try ReplaySandbox(
      head, cassette: session.cassette, userAgent: userAgent,
      variables: values.merging(recorded) { own, _ in own }.merging(homes) { $1 }, runner: runner,
      standingIn: replay.updates ? [] : values.values.map(\.text))
  }

  /// Whether all steps were run.
  ///
  /// - Throws: what ended them.
  var isWhole: Bool { get throws { try course.isWhole } }

  /// What the steps left behind in the cassette.
  var leftBehind: SavedSession.LeftBehind { earlier.leftBehind }

  /// Runs the steps, until whoever hears of them has heard enough. What ends them is told by `isWhole`.
  mutating func play(_ report: (StepVerdict) throws -> Bool) async {
    while let (step, block) = course.next() {
      cascade.passOver(course.passedOver, traits: replay.runner.traits)
      do {
        try await play(step, block, report)
      } catch {
        if error is CancellationError { _ = try? report(StepVerdict(interrupting: step)) }
        course.end(by: error)
      }
    }
  }

  private mutating func play(
    _ step: Step, _ block: ConsoleBlock, _ report: (StepVerdict) throws -> Bool
  ) async throws {
    stage.files?.go(to: earlier.place)
    let before = await earlier.run(step.command, endingIn: step.outcome ?? .ok, mode: block.mode)
    let traits = replay.runner.traits(of: step.command)
    if let reason = cascade.reason(
      against: step, recorded: before.recordings, traits, cameTo: before.outcome)
      ?? replay.widening?.reason(against: step, recorded: before.recordings)
    {
      cascade.skip(step, recorded: before.recordings, traits, cameTo: before.outcome)
      return try await leave(
        step, block.mode, before, by: StepVerdict(skipping: step, because: reason), report)
    }
    let asked = try await ask(step, block, before)
    if replay.updates { return add(asked) }
    if let obstacle = asked.obstacle {
      return try await leave(step, block.mode, before, by: placed(obstacle, asked), report)
    }
    let verdict = try await compared(asked)
    course.note(verdict, goesOn: try report(placed(verdict, asked)))
  }

  /// A step that shows nothing new. What follows is shown after what is recorded here, as when the session is replayed.
  private mutating func leave(
    _ step: Step, _ mode: ConsoleBlock.Mode, _ before: LineResult, by verdict: StepVerdict,
    _ report: (StepVerdict) throws -> Bool
  ) async throws {
    let kept = LoggedLine(keeping: step, before.recordings)
    if replay.updates {
      plan.add(UpdatePlan.RunStep(keeping: step, mode, before, kept, because: verdict))
      return
    }
    _ = await maker.perform(kept, receiving: before.recordings, redactor: &redactor)
    course.note(verdict, goesOn: try report(verdict))
  }

  private mutating func ask(
    _ step: Step, _ block: ConsoleBlock, _ before: LineResult
  ) async throws -> Asked {
    let own = rules[step.place.number] ?? Rules()
    var line = try await performed(step, block.role, like: before.recordings)
    silence.note(line, endingIn: step.outcome ?? .ok)
    cascade.note(step, line.outcome, recorded: before.recordings, now: line.recordings)
    let found = try await stage.findings(of: own, beside: earlier.latest, now: line.recordings)
    let refused = replay.permissions.takeRefused()
    if refused.contains(where: \.isShell) { line.piped = nil }
    if refused.contains(where: { !$0.isShell }) { cascade.leaveOut(step, recorded: before.recordings) }
    let named = maker.named(line, redactor: &redactor)
    let received = try Cassette(rereading: named.recordings, redactor: &redactor).recordings
    if !received.isEmpty { hidden = HiddenValues(of: named.recordings, keptAs: received) }
    let broken = hidden.told(found, without: replay.variables.secrets, by: redactor)
    let obstacle =
      try Self.refusal(of: step, refused)
      ?? worsening(of: step, before, line, shown: redactor.elide(lines: stage.shown))
      ?? breach(of: step, broken)
    if !replay.updates || obstacle != nil {
      let outcome = ignored.adding(own).outcome(line.outcome, of: step)
      cascade.fail(step, outcome, recorded: before.recordings, now: line.recordings)
    }
    let lack = replay.session.document.lack(of: step, endingIn: line.outcome)
    replay.widening?.note(
      step, recorded: before.recordings, now: received, lacking: lack.map { "\($0): --var NAME=VALUE" })
    return Asked(
      step: step, mode: block.mode, before: before, line: line, named: named, received: received, rules: own,
      broken: broken, refused: refused, obstacle: obstacle)
  }

  /// What an update makes of a step, once all are known.
  private mutating func add(_ asked: Asked) {
    let found = comparison.findings(
      of: asked.step, asked.mode, asked.before, now: asked.received, ignoring: ignored.adding(asked.rules))
    plan.add(
      UpdatePlan.RunStep(
        step: asked.step, mode: asked.mode, before: asked.before.recordings, filesBefore: asked.before.files,
        line: asked.line, now: asked.received, obstacle: asked.obstacle.map { placed($0, asked) },
        rules: asked.rules, found: found))
  }

  /// How what came differs from what was recorded, and from what is written.
  private mutating func compared(_ asked: Asked) async throws -> StepVerdict {
    let (step, before, ignored) = (asked.step, asked.before, ignored.adding(asked.rules))
    let lookedBefore = await earlier.looked
    let result = await maker.perform(
      asked.named, receiving: asked.received, reading: asked.named.files.map { $0.redacted(by: &redactor) },
      redactor: &redactor, mode: asked.mode)
    comparison.note(
      step, before.recordings, asked.received, lookingInto: (lookedBefore, await maker.looked),
      ignoring: ignored)
    let endings = (now: asked.line.outcome, recorded: replay.isRecorded ? before.outcome : nil)
    let verdict: StepVerdict
    if asked.line.outcome == result.lineResult.outcome {
      verdict = comparison.verdict(on: step, asked.mode, before, result.lineResult, ignoring: ignored)
        .adding(asked.broken).leavingOut(asked.refused, isNoted: !replay.options.notesAreDrift)
    } else {
      let shown = ReplayScreen.Shown(pieces: [(.said, redactor.elide(lines: stage.shown))])
      verdict = Self.differing(step, asked.line, result.lineResult, shown)
    }
    return cascade.explained(
      verdict, recorded: before.recordings, now: asked.line.recordings, endings: endings)
  }

  private static func maker(
    of replay: LiveReplay, _ head: FrontMatter, _ values: [String: VariableValue], userAgent: String?
  ) throws -> StepMaker {
    try StepMaker(
      head, userAgent: userAgent, variables: values, runner: replay.runner,
      ports: replay.environment.practicePorts)
  }

  /// Another that has run nothing yet.
  func anotherMaker() throws -> StepMaker {
    try Self.maker(of: replay, head, values, userAgent: userAgent)
  }

  private func placed(_ verdict: StepVerdict, _ asked: Asked) -> StepVerdict {
    stage.placing(verdict, asked: asked.received.last, in: head.language)
  }
}
