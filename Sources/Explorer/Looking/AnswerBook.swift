package import ApusAnswers
package import ApusClient
package import ApusJSON
package import ApusLanguage
package import ApusRendering
package import ApusSurroundings
package import ApusText

/// What was asked so far and what came back, to be looked into; and what looking goes by.
package protocol AnswerBook {
  var records: Records { get }
  /// What braces in paths stand for.
  var variables: Variables { get }
  /// How many bytes more than their body the values of a path may come to; `nil` is as many as they do.
  var outputLimit: Int? { get }
  /// How a person wants to see a value.
  var view: ViewKind { get }
  /// Where most requests go.
  var base: WebURL? { get }
  /// What the next request would go out with, for who looks before anything came.
  var prospect: any View { get }
  /// The lines that were typed in this run and before; `nil` for who has none of them, as a saved session.
  var typedLines: (any TypedLines)? { get }
}

extension AnswerBook {
  /// The document a path looks into.
  package func document(of number: Int?, at range: Range<Int> = 0..<0) throws -> JSONDocument {
    guard let number else { return try focusedDocument(at: range) }
    if number == AnswerPath.selection { return try records.selected(at: range) }
    return try document(of: record(number, at: range))
  }

  /// Where a path begins to look.
  package func start(of path: AnswerPath, at range: Range<Int>) throws -> AnswerPath.Start {
    AnswerPath.Start(of: path, in: records, whole: try document(of: path.number, at: range).root)
  }

  private func focusedDocument(at range: Range<Int>) throws -> JSONDocument {
    switch records.focus {
    case .file(_, let document): return document
    case .record(let record): return try document(of: record)
    case .nothing:
      throw LineProblem(.usageCommand, "there is no response to look at yet", at: range, try: "get /")
    }
  }

  package func record(_ number: Int, at range: Range<Int>) throws(LineProblem) -> Record {
    if let record = records[number] { return record }
    let known =
      records.numbers.map { "requests so far: \($0.lowerBound) to \($0.upperBound)" }
      ?? "no request was sent yet"
    throw LineProblem(
      "there is no request \(number); \(known)", at: range,
      try: records.all.isEmpty ? "get /" : "history")
  }

  package func lastRecord(at range: Range<Int>) throws(LineProblem) -> Record {
    guard let record = records.last else {
      throw LineProblem(.usageCommand, "no request was sent yet", at: range, try: "get /")
    }
    return record
  }

  private func document(of record: Record) throws -> JSONDocument {
    if record.exchange.body.bytes.isEmpty {
      throw CommandFailure(.bodyEmpty, "response \(record.number) has no body", try: ["headers", "history"])
    }
    do throws(BodyReading.Problem) {
      return try record.document()
    } catch {
      if let problem = record.text.problem {
        throw CommandFailure(.decodeSyntax, "\(problem)", try: ["body", "headers"])
      }
      throw CommandFailure(error, in: record.text.bytes, try: ["body", "headers"])
    }
  }

  /// What the values of a path may come to.
  package func outputBudget(of argument: PathArgument) throws -> OutputBudget {
    let answerPath = try argument.answerPath(in: self)
    let root = try start(of: answerPath, at: argument.range).root
    return OutputBudget(try argument.text(in: self), in: root, limit: outputLimit)
  }

  /// The path into the last response that worked, where the last one did not and has nothing there.
  func pathThatWorked(for argument: PathArgument) -> (response: Int, path: String)? {
    guard let failed = records.focusedRecord, failed.code != nil, records.looked == nil,
      let path = try? argument.answerPath(in: self), path.number == nil,
      let worked = records.all.last(where: { $0.number < failed.number && $0.code == nil }),
      let root = try? worked.document().root, path.path.first(in: root) != nil,
      let text = try? argument.text(in: self)
    else { return nil }
    let rest = text.hasPrefix("$") || text.hasPrefix(".[") || text == "." ? String(text.dropFirst()) : text
    return (worked.number, "$\(worked.number)\(rest)")
  }

  /// Says that a path selects nothing, and where it did.
  package func noteNothing(at argument: PathArgument, _ output: Output) throws {
    output.note(try nothing(at: argument))
    if let (response, path) = pathThatWorked(for: argument) {
      output.note(
        Line("response \(response) was the last that worked: ", .dim) + Line(json: path, .command))
    }
  }

  /// Names what could not be read of the answer that a path begins in, for what shows or takes along the rest.
  package func noteFlaws(at argument: PathArgument, _ output: Output) throws {
    let number = try argument.answerPath(in: self).number
    let record = number.map { records[$0] } ?? records.focusedRecord
    guard let flaws = try? record?.reading().flaws, !flaws.isEmpty else { return }
    for line in Output.lines(of: flaws) { output.note(line) }
  }

  /// Does some work with a path; where the last response has no JSON, its failure names the one that worked.
  func namingWhatWorked(for argument: PathArgument, _ work: () throws -> Outcome) throws -> Outcome {
    do {
      return try work()
    } catch let failure as CommandFailure where [.bodyEmpty, .decodeSyntax].contains(failure.code) {
      guard let path = pathThatWorked(for: argument)?.path else { throw failure }
      throw CommandFailure(
        failure.code, failure.message, details: failure.details, place: failure.place, note: failure.note,
        try: [path] + failure.suggestions)
    }
  }

  /// That a path selects nothing, why, and what was probably meant. That is no failure.
  package func nothing(at argument: PathArgument) throws -> Line {
    let answerPath = try argument.answerPath(in: self)
    let start = try start(of: answerPath, at: argument.range)
    var line = Line("nothing there", .dim).retold
    // The path went as far before.
    var effort = Effort()
    if let end = answerPath.path.deadEnd(in: start.root, within: &effort) {
      let place = start.place(of: end.reached)
      if let reason = end.reason(at: place) { line = line + Line(": ", .dim) + Line(reason, .dim).retold }
      if let path = end.meant(at: place) {
        line = line + Line("; try: ", .dim).retold + Line(json: path, .command)
      }
    }
    try effort.checkCancellation()
    return line
  }
}

extension AnswerBook {
  /// Does something with each value that a path selects, when it is found.
  package func forEachMatch(of argument: PathArgument, _ work: (Node) throws -> Void) throws {
    let answerPath = try argument.answerPath(in: self)
    let root = try start(of: answerPath, at: argument.range).root
    try answerPath.path.forEachMatch(in: root, limit: outputLimit, work)
  }

  /// The values a path selects, each with its place.
  package func matches(of argument: PathArgument) throws -> [TreePlace.Value] {
    try matches(of: argument.answerPath(in: self), at: argument.range)
  }

  package func matches(of path: AnswerPath, at range: Range<Int>) throws -> [TreePlace.Value] {
    let start = try start(of: path, at: range)
    var matches: [TreePlace.Value] = []
    try path.path.forEachMatch(in: start.root, limit: outputLimit) { matches.append(start.placed($0)) }
    return matches
  }

  /// Shows what a path selects in one of the ways there are.
  package func show(_ path: PathArgument, as view: ViewKind, _ output: Output) throws {
    let matches = try matches(of: path)
    if matches.isEmpty { try noteNothing(at: path, output) }
    var budget = try outputBudget(of: path)
    for match in matches {
      try Task.checkCancellation()
      try budget.take(match.node)
      try output.show(value: match.node, at: match.place, as: view)
    }
  }

  /// Lays out the text that a path selects, or a body that is one.
  package func showProse(at argument: PathArgument, _ output: Output) throws {
    let typed = try argument.text(in: self)
    if typed == ".", case .record(let record) = records.focus, !record.mayBeJSON,
      !record.exchange.body.bytes.isEmpty
    {
      return try output.show(prose: [String(decoding: record.text.bytes, as: UTF8.self)], of: "view markdown")
    }
    let found = try matches(of: argument)
    if found.isEmpty { return output.note(try nothing(at: argument)) }
    let texts = found.compactMap(\.node.string)
    guard !texts.isEmpty else {
      throw CommandFailure(.decodeType, "expected a text at \(typed) to lay out, found none", try: ["keys ."])
    }
    try output.show(prose: texts, of: "view markdown \(typed)")
  }
}
