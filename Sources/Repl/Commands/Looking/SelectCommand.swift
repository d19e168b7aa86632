internal import ApusAnswers
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
package import ApusSurroundings

/// `select PATH [COLUMN…]`
package struct SelectCommand: Sets {
  private static let column = Operand("COLUMN", .column).several.optional

  package static let spec = CommandSpec(
    section: .looking,
    summary: "sort, filter, count or join a list, as JSON that later lines can look into",
    forms: [[.operand(.path), .operand(column)]], options: RowOptions.all, try: "select . --first 3",
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "a list to select from"),
      CommandSpec.Example(
        "select .items --sort -stargazers_count --first 3", "the three with the most stars"),
      CommandSpec.Example("$_[2].full_name", "a value of what was selected last"),
      CommandSpec.Example("select .items name owner.login", "objects of only these"),
    ],
    details: [
      "The options are those of `table`. $_ names what was selected, wherever a path can stand, until the next `select`."
    ])

  private let path: PathArgument
  private let rows: RowOptions

  package init(_ line: LineArguments) throws(LineProblem) {
    path = try PathArgument(line.require(.path))
    rows = try RowOptions(line, columns: line.words(Self.column))
  }

  package func set(
    _ session: inout Session, in surroundings: Surroundings, _ output: Output
  ) async throws -> Outcome {
    let answers = Answers(session)
    guard var found = try rows.rows(at: path, in: answers) else {
      try answers.noteNothing(at: path, output)
      return .ok
    }
    try answers.noteFlaws(at: path, output)
    let document = try found.document()
    session.records.select(document)
    if output.console.outTraits.isTerminal {
      try output.write(pretty: document.root)
    } else {
      try output.write(json: document.root)
    }
    return .ok
  }
}
