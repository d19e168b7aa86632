internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
package import ApusExplorer
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// `expect status 200`, `expect .login == "octocat"`, …
package struct ExpectCommand: Looks {
  private static let usual = "expect status 200"
  private static let status = Operand("STATUS", .text, "a status", try: usual)
  private static let header = Operand("NAME", .text, "a header's name", try: "expect header etag")
  private static let value = Operand("OPERATOR VALUE").optional.upTo(2)
  private static let text = Operand("OPERATOR TEXT").optional.upTo(2)
  private static let time = Operand("< TIME", .text, "`<` and a time", try: "expect time < 500ms").upTo(2)
  private static let type = TypeWords.operand(try: "expect shape GitHub.User")

  package static let spec = CommandSpec(
    section: .checking,
    summary: "check the last response; a script ends where it does not hold",
    forms: [
      [.word("status", usual), .operand(status)], [.operand(.path), .operand(value)],
      [.word("header", "expect header etag"), .operand(header), .operand(text)],
      [.word("time", "expect time < 500ms"), .operand(time)],
      [.word("shape", "expect shape GitHub.User"), .operand(type)],
      .unsaid(.word("status"), .word("=="), .operand(status)),
    ], expected: "what to check", try: usual,
    examples: [
      CommandSpec.Example("get /github/users/octocat", "something to check"),
      CommandSpec.Example("expect status 200", "2xx means any of them"),
      CommandSpec.Example(
        "expect .login == \"octocat\"", "a value; without an operator it only has to be there"),
      CommandSpec.Example("expect .followers > 100", "every match has to hold"),
      CommandSpec.Example("expect header content-type", "a header that is there"),
      CommandSpec.Example("expect time < 10s", "how long it took"),
      CommandSpec.Example("expect shape GitHub.User", "it decodes as a type of the program"),
      CommandSpec.Example("expect shape {login: string, name: string?}", "it fits a shape"),
    ],
    details: [
      "Operators: \(Comparison.Operator.allCases.map(\.rawValue).joined(separator: " ")).",
      "Where it does not hold the exit status is 1.",
    ],
    readsTail: false)

  private enum Subject: Sendable {
    case status(StatusPattern)
    case time(Comparison, Duration)
    case header(String, Comparison?)
    case path(PathArgument, Comparison?)
    case shape(TypeWords)
  }

  private let subject: Subject
  private let line: String
  private let range: Range<Int>

  package init(_ line: LineArguments) throws(LineProblem) {
    self.line = line.line.verbatim
    range = line.name.range
    switch line.subword {
    case "status": subject = .status(try StatusPattern(line.require(Self.status)))
    case "time":
      guard let comparison = try Comparison(line, Self.time) else { throw line.missing(Self.time) }
      guard let time = Duration(written: comparison.value.text.lowercased()) else {
        throw LineProblem(
          "expected a time such as 500ms or 2s, found \(comparison.value.text)", at: comparison.value.range,
          try: Self.time.example)
      }
      subject = .time(comparison, time)
    case "header": subject = .header(try line.require(Self.header).text, try Comparison(line, Self.text))
    case "shape": subject = .shape(try TypeWords(line, Self.type))
    default: subject = .path(try PathArgument(line.require(.path)), try Comparison(line, Self.value))
    }
  }

  package func look(at answers: Answers, _ output: Output) throws -> Outcome {
    try check(in: answers)
    if output.console.noteTraits.isTerminal { output.note(Line("holds", .dim)) }
    return .ok
  }

  /// Fails where it does not hold.
  func check(in answers: Answers) throws {
    switch subject {
    case .status(let pattern): try check(pattern, in: answers)
    case .time(let comparison, let limit):
      let time = try answers.lastRecord(at: range).exchange.duration
      try hold(comparison.holds(time, limit), found: Units.time(time))
    case .header(let name, let comparison): try check(header: name, comparison, in: answers)
    case .path(let path, let comparison): try check(path, comparison, in: answers)
    case .shape(let words): try check(words, in: answers)
    }
  }

  private func check(_ pattern: StatusPattern, in answers: Answers) throws {
    let record = try answers.lastRecord(at: range)
    let status = record.exchange.response?.status
    let found = status.map { "status \($0)" } ?? record.failure?.code.name ?? "no response"
    try hold(status.map(pattern.matches) ?? false, found: found)
  }

  private func check(header name: String, _ comparison: Comparison?, in answers: Answers) throws {
    let values = try answers.lastRecord(at: range).exchange.response?.headers.values(of: name) ?? []
    guard let comparison else { return try hold(!values.isEmpty, found: "no such header") }
    let wanted = try comparison.text(in: answers)
    let found = values.isEmpty ? "no such header" : values.map(\.debugDescription).joined(separator: ", ")
    try hold(values.contains { comparison.holds($0, wanted) }, found: found)
  }

  private func check(_ path: PathArgument, _ comparison: Comparison?, in answers: Answers) throws {
    let matches = try answers.matches(of: path)
    guard !matches.isEmpty else { return try hold(false, found: "nothing there") }
    guard let comparison else { return }
    let wanted = try comparison.json(in: answers)
    for match in matches where !comparison.holds(match.node, wanted) {
      let place = matches.count > 1 ? " at \(match.place)" : ""
      try hold(false, found: "\(match.node.text.prefix(200))\(place)")
    }
  }

  private func check(_ words: TypeWords, in answers: Answers) throws {
    let type = try answers.session.type(words.type, at: words.typeRange)
    let matches = try answers.matches(of: words.path)
    guard !matches.isEmpty else { return try hold(false, found: "nothing there") }
    for match in matches {
      try Task.checkCancellation()
      do throws(CommandFailure) {
        _ = try type.value(of: match.node, inResponse: match.response)
      } catch {
        throw error.asExpectation
      }
    }
  }

  private func hold(_ holds: Bool, found: String) throws(CommandFailure) {
    if !holds { throw CommandFailure(.expectFailed, "expected \(line), found \(found)") }
  }
}

/// `200`, or `2xx` for any of them.
private struct StatusPattern: Sendable {
  private let statuses: ClosedRange<Int>

  init(_ word: Word) throws(LineProblem) {
    let text = word.text.lowercased()
    if text.count == 3, text.hasSuffix("xx"), let digit = text.first?.wholeNumberValue,
      (1...5).contains(digit)
    {
      statuses = digit * 100...digit * 100 + 99
    } else if let status = Int(text), (100...999).contains(status) {
      statuses = status...status
    } else {
      throw LineProblem(
        "expected a status such as 200 or 2xx, found \(word.text)", at: word.range, try: "expect status 2xx")
    }
  }

  func matches(_ status: Int) -> Bool { statuses.contains(status) }
}
