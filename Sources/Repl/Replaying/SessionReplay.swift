internal import APIClient
internal import Transcripts

/// Replays a saved session from its cassette: no network, no shell, no file of the user's touched.
struct SessionReplay {
  let session: SavedSession
  let runner: any LineRunner

  /// Runs the steps, and hands over how each went as soon as it is known, until that says that it is enough.
  ///
  /// - Returns: what the steps left behind in the cassette.
  func run(_ report: (StepVerdict) throws -> Bool) async throws -> LeftBehind {
    let sandbox = try ReplaySandbox(session.document.frontMatter, cassette: session.cassette, runner: runner)
    for case .block(let block) in session.document.parts {
      for step in block.steps {
        try Task.checkCancellation()
        let lineResult = await sandbox.run(step.command, endingIn: step.outcome ?? .ok, mode: block.mode)
        guard try report(StepVerdict(step, block.mode, lineResult)) else { return LeftBehind() }
      }
    }
    return sandbox.leftBehind
  }
}
