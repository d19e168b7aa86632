internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

/// What was asked so far and what came back: to be looked into, and not to be changed.
package struct Answers {
  package let session: Session
  /// What there is to type.
  package let commands: CommandList

  package init(_ session: Session, commands: CommandList = .all) {
    self.session = session
    self.commands = commands
  }

  var records: Records { session.records }

  /// The document a path looks into.
  func document(of number: Int?, at range: Range<Int> = 0..<0) throws -> Document {
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

  func record(_ number: Int, at range: Range<Int>) throws(LineProblem) -> Record {
    if let record = records[number] { return record }
    let count = records.all.count
    let known = count == 0 ? "no request was sent yet" : "requests so far: 1 to \(count)"
    throw LineProblem(
      "there is no request \(number); \(known)", at: range, try: count == 0 ? "get /" : "history")
  }

  func lastRecord(at range: Range<Int>) throws(LineProblem) -> Record {
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
  func outputBudget(of argument: PathArgument) throws -> OutputBudget {
    let answerPath = try argument.answerPath(in: self)
    let root = try document(of: answerPath.number, at: argument.range).root
    return OutputBudget(try argument.text(in: self), in: root, limit: session.settings.outputLimit)
  }

  /// That a path selects nothing, why, and what was probably meant. That is no failure.
  func nothing(at argument: PathArgument) throws -> Line {
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
