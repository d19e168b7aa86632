package import ApusSurroundings

/// A command that looks at what came back, and at nothing else: `tree`, `diff`, `timing`.
package protocol Explores: DeclaredCommand {
  func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome
}
