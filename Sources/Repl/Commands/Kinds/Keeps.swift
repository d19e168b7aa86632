package import ApusSavedSessions
package import ApusSurroundings

/// A command that keeps the session in files: `record`, `save`, `note`.
package protocol Keeps: Command {
  func keep(with keeper: SessionKeeper, _ output: Output) async throws -> Outcome
}
