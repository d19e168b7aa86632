internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `chart PATH [COLUMN [COLUMN]]`
package struct ChartCommand: Explores {
  private static let column = Operand("COLUMN", .column).several.optional

  package static let spec = CommandSpec(
    section: .looking,
    summary: "draw values: numbers as a histogram, times as a line, the rest counted",
    forms: [[.operand(.path), .operand(column)]], try: "chart .[*].price",
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift", "something to draw"),
      CommandSpec.Example("chart .items[*].stargazers_count", "a histogram of numbers"),
      CommandSpec.Example("chart .items language", "how often each is there"),
      CommandSpec.Example("chart .items created_at stargazers_count", "numbers over time"),
      CommandSpec.Example("chart .items name stargazers_count", "a bar a name"),
    ],
    details: ["Lists of a time and a number, as time series have them, are a line over time, too."])

  private let path: PathArgument
  private let columns: [TableColumn]

  package init(_ line: LineArguments) throws(LineProblem) {
    path = try PathArgument(line.require(.path))
    let words = line.words(Self.column)
    if words.count > 2 { try line.refuse(words.dropFirst(2)) }
    columns = try words.map { word throws(LineProblem) in try TableColumn(word) }
  }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    let matches = try answers.matches(of: path).map(\.node)
    guard let first = matches.first else {
      try answers.noteNothing(at: path, output)
      return .ok
    }
    let values = matches.count == 1 && first.kind == .array ? Array(first.children) : matches
    var effort = Effort()
    let view: ChartView?
    switch columns.count {
    case 0: view = ChartView(values)
    case 1: view = ChartView(values.compactMap { columns[0].cell(of: $0, within: &effort) })
    default:
      view = ChartView(
        pairs: values.map {
          (columns[0].cell(of: $0, within: &effort), columns[1].cell(of: $0, within: &effort))
        })
    }
    try effort.checkCancellation()
    guard let view else {
      let typed = try path.text(in: answers)
      throw CommandFailure(
        .decodeType, "there are no numbers, times or texts to draw",
        try: values.first?.members.first { _ in true }.map { ["chart \(typed) \($0.name)"] } ?? [
          "keys \(typed)"
        ])
    }
    try output.showFolded(view)
    return .ok
  }
}
