package import ApusExplorer
package import ApusSurroundings

/// Something a line can ask for. A command is one file, how its line is read and what it does, and a line in
/// `CommandList`: what it is called. It is of one of five kinds, which say what it may touch: `Looks`, `Sets`, `Asks`,
/// `Keeps` and `Drives`.
package protocol Command: DeclaredCommand {
  /// Does what the line asks. Each kind of command does this for its own: it hands over what that kind may touch.
  func run(in context: Context) async throws -> Outcome
}
