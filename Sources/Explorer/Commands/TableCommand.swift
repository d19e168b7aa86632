internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// `table [PATH] [COLUMN…]`
package struct TableCommand: Explores {
  private static let column = Operand("COLUMN").several.optional

  package static let spec = CommandSpec(
    section: .looking,
    summary: "show a list of objects as a table",
    forms: [[.operand(.path.optional), .operand(column)]],
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "a list to show"),
      CommandSpec.Example("table .items", "the columns that say the most"),
      CommandSpec.Example("table .items name owner.login stargazers_count", "these columns"),
    ])

  private let path: PathArgument
  private let columns: [TableColumn]

  package init(_ line: LineArguments) throws(LineProblem) {
    path = try PathArgument(line)
    columns = try line.words(Self.column).map { word throws(LineProblem) in try Self.tableColumn(word) }
  }

  private static func tableColumn(_ word: Word) throws(LineProblem) -> TableColumn {
    do throws(PathSyntaxError) {
      return try TableColumn(word.text)
    } catch {
      throw LineProblem("expected \(error.expected), found \(error.found)", at: word.range)
    }
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    let matches = try answers.matches(of: path)
    let chosen = columns.isEmpty ? nil : columns
    let typed = try path.text(in: answers)
    if let only = matches.first, matches.count == 1 {
      try output.showFolded(TableView(only.node, path: typed, columns: chosen, within: Effort()))
    } else {
      let rows = matches.map(\.node)
      try output.showFolded(TableView(rows: rows, path: typed, columns: chosen, within: Effort()))
    }
    // Then there is no table, or not all of it.
    try Task.checkCancellation()
    return .ok
  }
}
