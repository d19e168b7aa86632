package import ApusSurroundings

/// A command that runs other lines: `run`, `replay`, `tour`, `rerun`. It gets all there is, so there are few of them.
package protocol Drives: Command {
  func drive(_ context: Context) async throws -> Outcome
}
