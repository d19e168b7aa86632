package import ApusSurroundings

/// A command that changes what later lines go by: `set`, `auth`, `cd`.
package protocol Sets: Command {
  func set(_ session: inout Session, in surroundings: Surroundings, _ output: Output) async throws -> Outcome
}
