package import Language
package import Surroundings

/// `view tree|json|table|raw`
package struct ViewCommand: Sets {
  package static let spec = CommandSpec(
    section: .session,
    summary: "choose how a JSON body is shown",
    usage: ["view tree|json|table|raw"],
    examples: [
      CommandSpec.Example("view json", "indented text"),
      CommandSpec.Example("get /github/users/octocat", "see"),
      CommandSpec.Example("view tree", "the usual view"),
    ],
    arguments: [
      .anyOf([
        "tree": "folded to the screen", "json": "indented, as text", "table": "rows and columns",
        "raw": "as it came",
      ])
    ])

  private let name: Word

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(1)
    name = try line.require(0, SessionOption.view.takes, try: "view json")
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    try SessionOption.view.set(name, in: &session.settings)
    return .ok
  }
}
