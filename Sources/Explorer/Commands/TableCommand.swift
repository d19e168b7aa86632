internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `table [PATH] [COLUMN…]`
package struct TableCommand: Explores {
  private static let column = Operand("COLUMN", .column).several.optional
  private static let wide = CommandOption("--wide", "shows all columns, in blocks one below the other")
  private static let flat = CommandOption("--flat", "makes owner.login a column, instead of JSON in a cell")
  private static let forms: [(TableForm, CommandOption)] = [
    (.csv, CommandOption("--csv", "writes whole cells, quoted as RFC 4180 has it")),
    (.tsv, CommandOption("--tsv", "writes tabs between them; one in a cell is \\t")),
    (.md, CommandOption("--md", "writes Markdown")), (.html, CommandOption("--html", "writes a page")),
    (.jsonl, CommandOption("--jsonl", "writes an object a line")),
  ]

  package static let spec = CommandSpec(
    section: .looking,
    summary: "show a list of objects as a table: sorted, filtered, counted, or for other programs",
    forms: [[.operand(.path.optional), .operand(column)]],
    options: RowOptions.all + [wide] + forms.map(\.1) + [flat],
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "a list to show"),
      CommandSpec.Example("table .items", "the columns that say the most"),
      CommandSpec.Example("table .items name owner.login stargazers_count", "these columns"),
      CommandSpec.Example("table .items --sort -stargazers_count --first 3", "the three with the most stars"),
      CommandSpec.Example(
        "table .items name --where '@.stargazers_count > 100'", "only where something holds"),
      CommandSpec.Example("table .items --group language --count --sum stargazers_count", "a row a language"),
      CommandSpec.Example("table .items > items.csv", "all columns, whole; also .tsv .md .html .jsonl .json"),
    ],
    details: [
      "The number of a row is its place in the list: row 7 of `table .items` is `.items[7]`, sorted or not.",
      "Numbers are sorted by value, and texts that spell numbers, too; what is missing stands last. A sum is exact.",
      "`--join $2 on id` adds the columns of another answer: every row stays, with or without a counterpart.",
      "`>> items.csv` adds rows below those that are there, whose columns are named once; other columns are refused.",
      "CSV holds what came. A cell that begins with = + - or @ is a formula to a spreadsheet that opens the file: import "
        + "the columns as text where the data is not your own.",
    ])

  private let path: PathArgument
  private let rows: RowOptions
  private let form: TableForm?
  private let isFlat: Bool
  private let isWide: Bool
  private let line: String

  package init(_ line: LineArguments) throws(LineProblem) {
    path = try PathArgument(line)
    rows = try RowOptions(line, columns: line.words(Self.column))
    let named = Self.forms.filter { line.has($0.1) }
    if named.count > 1, let second = line.first(of: named.dropFirst().map(\.1)) {
      throw LineProblem("one form at a time", at: second.range)
    }
    form = named.first?.0
    isFlat = line.has(Self.flat)
    isWide = line.has(Self.wide)
    self.line = "\(line.name.text) \(line.line.verbatim)"
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    guard var found = try rows.rows(at: path, in: answers) else {
      try answers.noteNothing(at: path, output)
      return .ok
    }
    try answers.noteFlaws(at: path, output)
    if let form = form ?? output.file.flatMap({ TableForm(fileName: $0.path) }) {
      try found.write(form, isAsked: self.form != nil, isFlat: isFlat, to: output)
    } else {
      let view = TableView(
        rows: found.rows, path: try path.text(in: answers), line: rows.isEmpty ? nil : line,
        columns: found.shownColumns(isFlat: isFlat), isWide: isWide, within: Effort())
      try output.showFolded(view)
    }
    // Then there is no table, or not all of it.
    try Task.checkCancellation()
    return .ok
  }
}
