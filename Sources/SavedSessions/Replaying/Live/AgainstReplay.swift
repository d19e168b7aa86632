package import ApusClient
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
  ///   - variables: values that the lines do not set, or set otherwise.
  package init(
    _ session: SavedSession, against other: WebURL, in world: ReplayWorld, _ options: ReplayOptions,
    _ variables: SessionReplay.Given
  ) {
    self.session = session
    self.world = world
    self.options = options
    self.variables = variables
    self.other = other
  }

  /// Runs the steps, and hands over what both came to, until that says that it is enough. Those of `teardown` blocks are
  /// run in any case.
  package func run(_ report: (PlayedStep, PlayedStep) throws -> Bool) async throws {
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

  private func walk(_ report: (PlayedStep, PlayedStep) throws -> Bool) async throws {
    var second = options
    second.base = other
    let one = try await stage(world, options)
    let two = try await stage(world.another(), second)
    var redactor = Redactor(rules: session.document.frontMatter.redaction)
    var course = SessionReplay.Course(session.document)
    while let (step, block) = course.next() {
      do {
        if block.role != .teardown { try Task.checkCancellation() }
        let first = try await played(step, block.role, on: one, &redactor)
        let goesOn = try report(first, try await played(step, block.role, on: two, &redactor))
        if !goesOn { course.cut() }
      } catch {
        course.end(by: error)
      }
    }
    _ = try course.isWhole
  }

  private func stage(_ world: ReplayWorld, _ options: ReplayOptions) async throws -> LiveStage {
    let head = session.head(on: options.base, runner: world.runner)
    let environment = world.environment
    let needs = SecretNeeds(session.document)
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
