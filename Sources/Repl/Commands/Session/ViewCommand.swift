package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings

/// `view tree|json|table|raw`
package struct ViewCommand: Sets {
  private static let name = Operand(
    "tree|json|table|raw",
    .words([
      Choice("tree", "folded to the screen"), Choice("json", "indented, as text"),
      Choice("table", "rows and columns"), Choice("raw", "as it came"),
    ]), SessionOption.view.takes, try: "view json")

  package static let spec = CommandSpec(
    section: .session,
    summary: "choose how a JSON body is shown",
    forms: [[.operand(name)]],
    examples: [
      CommandSpec.Example("view json", "indented text"),
      CommandSpec.Example("get /github/users/octocat", "see"),
      CommandSpec.Example("view tree", "the usual view"),
    ])

  private let name: Word

  package init(_ line: LineArguments) throws(LineProblem) { name = try line.require(Self.name) }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    try SessionOption.view.set(name, in: &session.settings)
    return .ok
  }
}
