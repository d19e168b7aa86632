internal import ApusAnswers
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering

/// What `--join` is given: another answer, and the key that rows of both have.
struct JoinedAnswer: Sendable {
  private let path: PathArgument
  private let column: TableColumn
  private let otherColumn: TableColumn

  init(_ words: [Word], in line: LineArguments) throws(LineProblem) {
    guard words.count == 3, words[0].kind == .path, words[1].text.lowercased() == "on" else {
      throw LineProblem(
        "expected another answer and a key after --join", at: words.first?.range ?? line.name.range,
        try: "table . --join $2 on id")
    }
    path = try PathArgument(words[0])
    let names = words[2].text.split(separator: "=", maxSplits: 1).map(String.init)
    column = try TableColumn(names.first ?? "", at: words[2].range)
    otherColumn = try TableColumn(names.last ?? "", at: words[2].range)
  }

  func join(in answers: any AnswerBook) throws -> RowJoin {
    let number = try path.answerPath(in: answers).number
    let matches = try answers.matches(of: path).map(\.node)
    let isList = matches.count == 1 && matches.first?.kind == .array
    return RowJoin(
      isList ? matches.flatMap { Array($0.children) } : matches, on: column, otherColumn,
      suffix: number.map { "_\($0)" } ?? "_other")
  }
}
