package import ApusExplorer
package import ApusLanguage
package import ApusSavedSessions
package import ApusSurroundings

/// `workspaces [forget NAME|find TEXT]`
package struct WorkspacesCommand: Keeps {
  private static let name = Operand("NAME", .text, "a name", try: "workspaces")
  private static let text = Operand("TEXT", .text, "a text to find", try: "workspaces find id").upTo(.max)

  package static let spec = CommandSpec(
    section: .saving,
    summary: "list the desks that are kept between runs, or find a text in their answers",
    forms: [
      [], [.word("find", "which answers have a text"), .operand(text)],
      [.word("forget", "removes one, with its answers"), .operand(name)],
    ],
    examples: [
      CommandSpec.Example("workspaces", "what there is, the last used first"),
      CommandSpec.Example("workspaces find octocat", "answers of last week, without a network"),
    ],
    details: [
      "`apus --workspace NAME` begins one, and goes back to it: base, headers, options, variables, aliases, and the last "
        + "200 answers (of 30 days, 100 MB at most) with their numbers.",
      "No cookie is kept, and no secret: one of `env:` or `file:` is taken from there again, another is asked for.",
    ])

  private let action: String?
  private let name: Word?
  private let wanted: String
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    action = line.subword
    range = line.name.range
    name = action == "forget" ? try line.require(Self.name) : nil
    wanted = action == "find" ? try (line.require(Self.text), line.text(Self.text)).1 : ""
  }

  package func keep(with keeper: SessionKeeper, _ output: Output) async throws -> Outcome {
    let shelf = try keeper.shelf(at: range)
    if let name {
      try shelf.forget(name)
    } else if action == "find" {
      try shelf.find(wanted)
    } else {
      try shelf.list()
    }
    return .ok
  }
}
