package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings

/// `view KIND [PATH]`, `view markdown [PATH]`
package struct ViewCommand: Sets {
  private static let name = Operand(
    "auto|tree|json|table|raw",
    .words([
      .init("auto", "a table where objects are alike, else a tree"), .init("tree", "folded to the screen"),
      .init("json", "indented, as text"), .init("table", "rows and columns"), .init("raw", "as it came"),
    ]), SessionOption.view.takes, try: "view json")

  package static let spec = CommandSpec(
    section: .session,
    summary: "choose how answers are shown, look at a part in one way, or lay out a text",
    forms: [
      [.operand(name), .operand(.path.optional)],
      [.word("markdown", "lays out Markdown or HTML"), .operand(.path.optional)],
    ],
    examples: [
      CommandSpec.Example("view json", "indented text from now on"),
      CommandSpec.Example("get /qiita/api/v2/items/bb26615c7faed2a60ad0", "an answer, as indented text"),
      CommandSpec.Example("view tree .user", "a part of it as a tree, once"),
      CommandSpec.Example("view auto", "the usual view"),
      CommandSpec.Example("view markdown .body", "its text, laid out for reading"),
    ],
    details: [
      "With a path it looks once and sets nothing. By itself an answer is a table where it is a list of objects that are "
        + "alike and flat, rows of CSV or lines of JSON, a page where it is HTML, and otherwise a tree.",
      "`view markdown` reads Markdown, and HTML such as Qiita's `rendered_body`; what is longer than the screen ends with "
        + "the line to type: `view markdown .body | less`.",
    ])

  private enum Wish {
    case always(Word)
    case once(ViewKind, PathArgument)
    case markdown(PathArgument)
  }

  private let wish: Wish

  package init(_ line: LineArguments) throws(LineProblem) {
    if line.subword == "markdown" {
      wish = .markdown(try PathArgument(line))
      return
    }
    let name = try line.require(Self.name)
    if line[.path] != nil, let kind = ViewKind(rawValue: name.text.lowercased()) {
      wish = .once(kind, try PathArgument(line))
    } else {
      wish = .always(name)
    }
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let answers = Answers(session)
    switch wish {
    case .always(let name): try SessionOption.view.set(name, in: &session.settings)
    case .once(let kind, let path): try answers.show(path, as: kind, output)
    case .markdown(let path): try answers.showProse(at: path, output)
    }
    return .ok
  }
}
