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
  var updates: Bool { options.mode == .update }
  var isRecorded: Bool { session.document.frontMatter.cassette != nil }

  /// Runs the steps, and hands over how each went as soon as it is known, until that says that it is enough.
  ///
  /// - Returns: whether what came was written down, and what the steps left behind in the cassette.
  ///
  /// - Parameter choose: what somebody says to a change that an update would write.
  package func run(
    choosing choose: (StepVerdict) throws -> UpdateChoice = { _ in .accept },
    _ report: (StepVerdict) throws -> Bool
  ) async throws -> (isWritten: Bool, leftBehind: SavedSession.LeftBehind) {
    var run = try await LiveRun(self)
    await run.play(report)
    guard try run.isWhole else { return (false, SavedSession.LeftBehind()) }
    let leftBehind = run.leftBehind
    guard updates else { return (false, leftBehind) }
    let isWhole = session.missing(leftBehind) == nil || options.acceptsFailures
    let isWritten = try await run.write(isWhole: isWhole, choose, report)
    return (isWritten ?? false, isWritten == nil ? SavedSession.LeftBehind() : leftBehind)
  }
}
