internal import ApusClient
internal import ApusContracts
internal import ApusEncodings
internal import ApusFormats
internal import ApusRecordings
internal import ApusSurroundings

/// Replays a saved session from its cassette: no network, no shell, no file of the user's touched.
package struct SessionReplay {
  private let session: SavedSession
  private let runner: any LineRunner
  private let userAgent: String?
  private let variables: Given?

  /// - Parameters:
  ///   - userAgent: what requests call this program where the cassette does not tell.
  ///   - variables: values that its lines do not set, or set otherwise; by default there are none.
  package init(
    session: SavedSession, runner: any LineRunner, userAgent: String? = nil,
    variables: Given? = nil
  ) {
    self.variables = variables
    self.userAgent = userAgent
    self.session = session
    self.runner = runner
  }

  /// Runs the steps, and hands over how each went as soon as it is known, until that says that it is enough.
  ///
  /// - Returns: what the steps left behind in the cassette.
  package func run(_ report: (StepVerdict) throws -> Bool) async throws -> SavedSession.LeftBehind {
    let cassette = session.cassette
    let given = variables?.values(for: session.document) ?? [:]
    let names = session.document.steps.contains { $0.command.holds("{{") }
    let recorded = names ? try await session.recordedVariables(besides: given, runner: runner) : [:]
    let sandbox = try ReplaySandbox(
      session.document.frontMatter, cassette: cassette, userAgent: cassette.userAgent(orElse: userAgent),
      variables: given.merging(recorded) { own, _ in own }, runner: runner,
      givesAdvice: session.document.comparesAdvice)
    let forms = session.document.frontMatter.forms
    let rules = session.document.rulesByLine
    var cascade = Cascade()
    var secrets = RecordedSecrets(session)
    var course = SessionReplay.Course(session.document)
    while let (step, block) = course.next() {
      cascade.passOver(course.passedOver, traits: runner.traits)
      do {
        if block.role != .teardown { try Task.checkCancellation() }
        let traits = runner.traits(of: step.command)
        if let reason = cascade.reason(against: step, recorded: [], traits) {
          cascade.skip(step, recorded: [], traits)
          let verdict = StepVerdict(skipping: step, because: reason)
          course.note(verdict, goesOn: try report(verdict))
          continue
        }
        let lineResult = await sandbox.run(
          variables?.line(step.command) ?? step.command, endingIn: step.outcome ?? .ok, mode: block.mode)
        cascade.note(step, lineResult.outcome, recorded: [], now: lineResult.recordings)
        cascade.noteUnsent(step, lineResult.outcome, recorded: [], now: lineResult.recordings)
        var verdict = StepVerdict(step, block.mode, lineResult, forms: forms)
        if let rules = rules[step.place.number] {
          verdict = verdict.adding(try await sandbox.findings(of: rules, on: lineResult.recordings))
        }
        verdict = secrets.told(
          cascade.explained(verdict, recorded: lineResult.recordings, cameTo: lineResult.outcome))
        course.note(verdict, goesOn: try report(verdict))
      } catch {
        course.end(by: error)
      }
    }
    return try course.isWhole ? sandbox.leftBehind : SavedSession.LeftBehind()
  }
}

/// What a recording would not have in it if this program had made it; looked for only where there is something to tell.
private struct RecordedSecrets {
  private let session: SavedSession
  private var places: HiddenPlaces?

  init(_ session: SavedSession) { self.session = session }

  mutating func told(_ verdict: StepVerdict) -> StepVerdict {
    guard !verdict.findings.isEmpty else { return verdict }
    var places =
      places
      ?? HiddenPlaces(in: session.cassette.recordings, by: session.document.frontMatter.redaction)
    var result = verdict
    result.findings = verdict.findings.map { finding in finding.mapping { places.told($0) } }
    self.places = places
    return result
  }
}

extension SessionReplay {
  /// The steps of a session one after the other, until something ends them. Those of `teardown` blocks are run in any case.
  struct Course {
    private var rest: ArraySlice<(step: Step, block: ConsoleBlock)>
    /// The steps before the last one handed out that are not run.
    private(set) var passedOver: [Step] = []
    private let cutsAtSetup: Bool
    private var role = ConsoleBlock.Role.setup
    private var isCut = false
    private var error: (any Error)?

    /// - Parameter cutsAtSetup: whether a step of a `setup` block that is not as written ends it.
    init(_ document: SessionDocument, cutsAtSetup: Bool = true) {
      rest = document.stepsInBlocks[...]
      self.cutsAtSetup = cutsAtSetup
    }

    /// The next step to run, with its block.
    mutating func next() -> (step: Step, block: ConsoleBlock)? {
      let isOver = isCut || error != nil
      passedOver = isOver ? rest.prefix { !isRunAnyway($0.block.role) }.map(\.step) : []
      rest = rest.dropFirst(passedOver.count)
      let next = rest.popFirst()
      role = next?.block.role ?? role
      return next
    }

    /// Where nobody reads on, the setup is finished all the same: a teardown may need what it tells.
    private func isRunAnyway(_ role: ConsoleBlock.Role) -> Bool {
      role == .teardown || (role == .setup && !isCut && error is SinkClosed)
    }

    /// Those that follow are not wanted.
    mutating func cut() { isCut = true }

    /// How the step went, and whether those that follow are wanted.
    mutating func note(_ verdict: StepVerdict, goesOn: Bool) {
      if !goesOn || (role == .setup && cutsAtSetup && !verdict.isAsWritten) { isCut = true }
    }

    /// What keeps the other steps from being run. What has come first counts.
    mutating func end(by error: any Error) { self.error = self.error ?? error }

    /// Whether all steps were run.
    ///
    /// - Throws: what ended them.
    var isWhole: Bool {
      get throws {
        if let error { throw error }
        return !isCut
      }
    }
  }
}

extension SessionDocument {
  /// All steps in order, each with its block.
  var stepsInBlocks: [(step: Step, block: ConsoleBlock)] {
    parts.flatMap { part -> [(step: Step, block: ConsoleBlock)] in
      if case .block(let block) = part { block.steps.map { ($0, block) } } else { [] }
    }
  }

  /// Whether what is suggested to try counts in one of its blocks.
  var comparesAdvice: Bool { stepsInBlocks.contains { $0.block.mode == .exact } }
}
