package import ApusSurroundings

/// A command that looks at what is there and says it: `tree`, `diff`, `timing`. It changes nothing.
package protocol Looks: Command {
  func look(at answers: Answers, _ output: Output) throws -> Outcome
}

extension Looks {
  package func run(in context: Context) async throws -> Outcome {
    try look(at: context.answers, context.output)
  }
}
