package import ApusAnswers
package import ApusClient
package import ApusJSON
package import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
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
}

extension AnswerBook {
  /// The document a path looks into.
  package func document(of number: Int?, at range: Range<Int> = 0..<0) throws -> Document {
    guard let number else { return try focusedDocument(at: range) }
    return try document(of: record(number, at: range))
  }

  private func focusedDocument(at range: Range<Int>) throws -> Document {
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

  private func document(of record: Record) throws -> Document {
    if record.exchange.body.bytes.isEmpty {
      throw CommandFailure(.bodyEmpty, "response \(record.number) has no body", try: ["headers", "history"])
    }
    do throws(SyntaxError) {
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
    let root = try document(of: answerPath.number, at: argument.range).root
    return OutputBudget(try argument.text(in: self), in: root, limit: outputLimit)
  }

  /// That a path selects nothing, why, and what was probably meant. That is no failure.
  package func nothing(at argument: PathArgument) throws -> Line {
    let answerPath = try argument.answerPath(in: self)
    let root = try document(of: answerPath.number, at: argument.range).root
    var line = Line("nothing there", .dim)
    // The path went as far before.
    var effort = Effort()
    if let end = answerPath.path.deadEnd(in: root, within: &effort) {
      let place = TreePlace(end.reached.path, inResponse: answerPath.number)
      if let reason = end.reason(at: place) { line.append(": \(reason)", .dim) }
      if let path = end.meant(at: place) { line = line + Line("; try: ", .dim) + Line(json: path, .command) }
    }
    try effort.checkCancellation()
    return line
  }
}
