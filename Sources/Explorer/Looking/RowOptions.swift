internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
package import ApusLanguage
package import ApusRendering
internal import ApusSurroundings

/// What a line asks of rows: `--sort -size --first 3`.
package struct RowOptions: Sendable {
  private static let columns = Operand("COLUMNS", .column)
  private static let sort = CommandOption(
    "--sort", "sorts, by several as a,b; -a from the largest down", takes: columns)
  private static let condition = CommandOption(
    "--where", "keeps rows of which it holds, such as '@.price > 10'", takes: Operand("CONDITION"))
  private static let except = CommandOption("--except", "leaves columns out", takes: columns)
  private static let group = CommandOption(
    "--group", "makes one row of all that have the same there", takes: columns)
  private static let count = CommandOption("--count", "counts the rows of each group")
  private static let figures: [(RowGroups.Figure, CommandOption)] = [
    (.sum, CommandOption("--sum", "adds up, exactly", takes: columns)),
    (.avg, CommandOption("--avg", "is their average", takes: columns)),
    (.min, CommandOption("--min", "is the least of them", takes: columns)),
    (.max, CommandOption("--max", "is the most of them", takes: columns)),
  ]
  private static let distinct = CommandOption("--distinct", "leaves out rows that say the same as one before")
  private static let first = CommandOption("--first", "keeps the first so many", takes: Operand("N", .number))
  private static let join = CommandOption(
    "--join", "adds the columns of the row that has the same key, here or as id=user_id",
    takes: Operand("$N on KEY", .path).upTo(3))

  package static let all: [CommandOption] =
    [sort, condition, first, group, count] + figures.map(\.1) + [distinct, except, join]

  private let sorted: [(name: String, isDescending: Bool, column: TableColumn)]
  private let condition: RowCondition?
  private let exceptions: [TableColumn]
  private let groups: RowGroups?
  private let isDistinct: Bool
  private let first: Int?
  private let join: JoinedAnswer?
  private let columns: [TableColumn]
  /// The columns that are named anywhere.
  private let names: Set<String>

  /// - Parameter columns: the words that name columns to be kept.
  package init(_ line: LineArguments, columns: [Word]) throws(LineProblem) {
    // What is wrong with a condition without quotes comes before what its rest is taken for.
    condition = try line.value(Self.condition).map { word throws(LineProblem) in
      try RowCondition(word, in: line)
    }
    self.columns = try columns.flatMap(Self.parts).map { name, range throws(LineProblem) in
      try TableColumn(name, at: range)
    }
    sorted = try Self.list(line, Self.sort).map { name, range throws(LineProblem) in
      let isDescending = name.hasPrefix("-")
      let name = isDescending ? String(name.dropFirst()) : name
      return (name, isDescending, try TableColumn(name, at: range))
    }
    exceptions = try Self.columns(line, Self.except)
    let keys = try Self.columns(line, Self.group)
    var named = self.columns + exceptions + keys + sorted.map(\.column)
    var aggregates = line.has(Self.count) ? [RowGroups.Aggregate(.count)] : []
    for (figure, option) in Self.figures {
      let columns = try Self.columns(line, option)
      aggregates += columns.map { RowGroups.Aggregate(figure, of: $0) }
      named += columns
    }
    names = Set(named.map(\.title))
    groups = keys.isEmpty && aggregates.isEmpty ? nil : RowGroups(by: keys, aggregates)
    isDistinct = line.has(Self.distinct)
    first = try line.value(Self.first)?.number(atLeast: 0)
    join = try line.has(Self.join) ? JoinedAnswer(line.values(Self.join), in: line) : nil
  }

  /// Whether nothing is asked of the rows: they are those of the path, with their columns.
  package var isEmpty: Bool {
    sorted.isEmpty && condition == nil && exceptions.isEmpty && groups == nil && !isDistinct && first == nil
      && join == nil
  }

  /// The rows that a path selects, as they were asked for.
  ///
  /// - Returns: `nil` where the path selects nothing.
  package func rows(at path: PathArgument, in answers: any AnswerBook) throws -> AnswerRows? {
    let matches = try answers.matches(of: path)
    guard let only = matches.first else { return nil }
    // Where a path can have several values, what it has is a row, even when it is one.
    let isOne =
      try matches.count == 1 && (only.node.kind == .array || path.answerPath(in: answers).path.isSingular)
    var query = TableView.Query()
    query.join = try join?.join(in: answers)
    query.condition = try condition?.filter(in: answers)
    query.groups = groups
    query.isDistinct = isDistinct
    query.exceptions = Set(exceptions.map(\.title))
    query.order = sorted.map { TableView.Query.Order($0.column, isDescending: $0.isDescending) }
    query.first = first
    var effort = Effort()
    do throws(TableProblem) {
      let found = isOne ? [TableRow](of: only.node) : [TableRow](values: matches.map(\.node))
      let source = rows(found, within: &effort)
      let chosen = columns.isEmpty ? nil : columns
      let rows = try query.rows(of: source, columns: chosen, within: &effort)
      try? effort.checkCancellation()
      try checkExceptions(in: rows, of: source, query, within: &effort)
      return AnswerRows(
        rows, chosen: chosen ?? groups?.made, except: Set(exceptions.map(\.title)), effort: effort)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Refuses to leave out a column that no row has: neither one that is shown, nor one that was left out itself.
  private func checkExceptions(
    in rows: [TableRow], of source: [TableRow], _ query: TableView.Query, within effort: inout Effort
  ) throws(TableProblem) {
    guard !rows.isEmpty, Self.missing(exceptions, in: rows, within: &effort) != nil else { return }
    var query = query
    (query.condition, query.isDistinct, query.order, query.first) = (nil, false, [], nil)
    let all = try query.rows(of: source, columns: nil, within: &effort)
    if let missing = Self.missing(exceptions, in: all, within: &effort) {
      let known = TableColumn.all(of: rows, within: &effort)
      throw .noColumn(missing.title, known: known.map(\.title))
    }
  }

  private static func missing(
    _ columns: [TableColumn], in rows: [TableRow], within effort: inout Effort
  ) -> TableColumn? {
    guard !columns.isEmpty else { return nil }
    let known = Set(TableColumn.all(of: rows, within: &effort).map(\.title))
    return columns.first { !known.contains($0.title) && !$0.isKnown(in: rows) }
  }

  /// The rows as what is asked for knows them: lists are objects by the names beside them, where it has these.
  private func rows(_ found: [TableRow], within effort: inout Effort) -> [TableRow] {
    guard !names.isEmpty || condition != nil, let all = TableColumn.names(in: found.map(\.node)),
      condition?.hasMembers ?? false || !names.isDisjoint(with: all)
    else { return found }
    return found.objects(named: all, within: &effort)
  }

  /// The names in a word: `id,name` is two, as in the lists of options; in brackets a comma belongs to the name.
  private static func parts(of word: Word) -> [(String, Range<Int>)] {
    let isList = !word.text.contains { "[\"'(".contains($0) }
    let names = isList ? word.text.split(separator: ",").map(String.init) : []
    return (names.isEmpty ? [word.text] : names).map { ($0, word.range) }
  }

  /// The names of an option's list, each with its place.
  private static func list(_ line: LineArguments, _ option: CommandOption) throws(LineProblem) -> [(
    String, Range<Int>
  )] {
    guard let word = line.value(option) else { return [] }
    let names = word.text.split(separator: ",").map(String.init)
    guard !names.isEmpty, !word.text.hasPrefix("--") else {
      throw LineProblem("expected a column after \(option.name), found \(word.text)", at: word.range)
    }
    return names.map { ($0, word.range) }
  }

  private static func columns(_ line: LineArguments, _ option: CommandOption) throws(LineProblem)
    -> [TableColumn]
  {
    try list(line, option).map { name, range throws(LineProblem) in try TableColumn(name, at: range) }
  }
}

extension TableColumn {
  package init(_ word: Word) throws(LineProblem) { try self.init(word.text, at: word.range) }

  init(_ text: String, at range: Range<Int>) throws(LineProblem) {
    do throws(PathSyntaxError) {
      try self.init(text)
    } catch {
      throw LineProblem("expected \(error.expected), found \(error.found)", at: range)
    }
  }
}
