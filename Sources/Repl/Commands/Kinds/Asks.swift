package import ApusSurroundings

/// A command that asks a server: `get`, `follow`, `watch`.
package protocol Asks: Command {
  func ask(_ sender: Sender, _ output: Output) async throws -> Outcome
}
