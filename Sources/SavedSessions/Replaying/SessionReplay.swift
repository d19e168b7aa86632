internal import ApusClient
internal import ApusFormats
internal import ApusRecordings

/// Replays a saved session from its cassette: no network, no shell, no file of the user's touched.
package struct SessionReplay {
  private let session: SavedSession
  private let runner: any LineRunner
  private let userAgent: String?
  private let variables: GivenVariables

  /// - Parameters:
  ///   - userAgent: what requests call this program where the cassette does not tell.
  ///   - variables: values that its lines do not set, or set otherwise.
  package init(
    session: SavedSession, runner: any LineRunner, userAgent: String? = nil,
    variables: GivenVariables = GivenVariables()
  ) {
    self.variables = variables
    self.userAgent = userAgent
    self.session = session
    self.runner = runner
  }

  /// Runs the steps, and hands over how each went as soon as it is known, until that says that it is enough.
  ///
  /// - Returns: what the steps left behind in the cassette.
  package func run(_ report: (StepVerdict) throws -> Bool) async throws -> LeftBehind {
    let cassette = session.cassette
    let sandbox = try ReplaySandbox(
      session.document.frontMatter, cassette: cassette, userAgent: cassette.userAgent(orElse: userAgent),
      variables: variables.values(for: session.document), runner: runner,
      givesAdvice: session.document.comparesAdvice)
    let forms = session.document.frontMatter.forms
    let rules = session.document.rulesByLine
    var cascade = Cascade()
    var course = StepCourse(session.document)
    while let (step, block) = course.next() {
      do {
        if block.role != .teardown { try Task.checkCancellation() }
        if let reason = cascade.reason(against: step, recorded: [], runner.traits(of: step.command)) {
          cascade.skip(step, recorded: [])
          let verdict = StepVerdict(skipping: step, because: reason)
          course.note(verdict, goesOn: try report(verdict))
          continue
        }
        let lineResult = await sandbox.run(
          variables.line(step.command), endingIn: step.outcome ?? .ok, mode: block.mode)
        cascade.note(step, lineResult.outcome, recorded: [], now: lineResult.recordings)
        var verdict = StepVerdict(step, block.mode, lineResult, forms: forms)
        if let rules = rules[step.place.number] {
          verdict = verdict.adding(try await sandbox.findings(of: rules, on: lineResult.recordings))
        }
        verdict = cascade.explained(verdict, recorded: lineResult.recordings)
        course.note(verdict, goesOn: try report(verdict))
      } catch {
        course.end(by: error)
      }
    }
    return try course.isWhole ? sandbox.leftBehind : LeftBehind()
  }
}
