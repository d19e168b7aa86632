package import ApusSurroundings

/// A command that looks at what is there and says it: `tree`, `diff`, `timing`. It changes nothing.
package protocol Looks: Command {
  func look(at answers: Answers, _ output: Output) throws -> Outcome
}
