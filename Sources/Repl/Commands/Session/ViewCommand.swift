package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings

/// `view tree|json|table|raw`, `view markdown [PATH]`
package struct ViewCommand: Sets {
  private static let name = Operand(
    "tree|json|table|raw",
    .words([
      Choice("tree", "folded to the screen"), Choice("json", "indented, as text"),
      Choice("table", "rows and columns"), Choice("raw", "as it came"),
    ]), SessionOption.view.takes, try: "view json")

  package static let spec = CommandSpec(
    section: .session,
    summary: "choose how a JSON body is shown, or lay out a text of it",
    forms: [
      [.operand(name)], [.word("markdown", "lays out Markdown or HTML"), .operand(.path.optional)],
    ],
    examples: [
      CommandSpec.Example("view json", "indented text"),
      CommandSpec.Example("get /qiita/api/v2/items/bb26615c7faed2a60ad0", "an answer, as indented text"),
      CommandSpec.Example("view tree", "the usual view"),
      CommandSpec.Example("view markdown .body", "its text, laid out for reading"),
    ],
    details: [
      "`view markdown` reads Markdown, and HTML such as Qiita's `rendered_body`; what is longer than the screen ends with "
        + "the line to type: `view markdown .body | less`."
    ])

  private enum Wish {
    case always(Word)
    case markdown(PathArgument)
  }

  private let wish: Wish

  package init(_ line: LineArguments) throws(LineProblem) {
    wish =
      line.subword == "markdown"
      ? .markdown(try PathArgument(line)) : .always(try line.require(Self.name))
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    switch wish {
    case .always(let name): try SessionOption.view.set(name, in: &session.settings)
    case .markdown(let path): try Answers(session).showProse(at: path, output)
    }
    return .ok
  }
}
