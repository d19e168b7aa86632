internal import ApusAnswers
internal import ApusClient
internal import ApusContracts
internal import ApusEndpoints
internal import ApusExplorer
internal import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
internal import ApusSurroundings

/// The answers of a session, as rules look at them.
struct AnswerScope: RuleScope {
  let answers: Answers
  /// Where what asks stands in its line.
  var range = 0..<0
  /// What the answer is compared with, where that is another one than what came before to the same request.
  var recorded: JudgedAnswer?
  /// Whether secrets are not known here: placeholders stand for them.
  var hidesSecrets = false

  func judged() throws -> JudgedAnswer { JudgedAnswer(try answers.lastRecord(at: range)) }

  /// The answer before the last to the same request.
  var earlier: JudgedAnswer? {
    if let recorded { return recorded }
    guard let last = answers.records.last else { return nil }
    let request = last.exchange.request
    let before = answers.records.all.last {
      $0.number < last.number && $0.exchange.request.method == request.method
        && $0.exchange.request.url == request.url
    }
    return before.map { JudgedAnswer($0) }
  }

  var variables: Variables { answers.variables }

  func hides(_ text: String) -> Bool { hidesSecrets && !SecretPlaceholder.names(in: text).isEmpty }

  /// What was recorded has placeholders, also where it is asked for again.
  func hidesEarlier(_ text: String) -> Bool {
    hides(text) || (recorded != nil && !SecretPlaceholder.names(in: text).isEmpty)
  }

  func matches(of path: AnswerPath, at range: Range<Int>) throws -> [TreePlace.Value] {
    try answers.matches(of: path, at: range)
  }

  func check(_ values: [TreePlace.Value], areOf type: RuleText) throws {
    let wanted = try answers.session.type(type.text, at: type.range)
    for value in values {
      try Task.checkCancellation()
      do throws(CommandFailure) {
        _ = try wanted.value(of: value.node, inResponse: value.response)
      } catch {
        throw error.asExpectation
      }
    }
  }

  func misfits(with operation: RuleText?) throws -> [String] {
    let record = try answers.lastRecord(at: range)
    let pages = answers.records.pages(of: record)
    // What is described is one page, and not the list that all of them make.
    guard pages.count > 1 else { return try misfits(of: pages.first ?? record, with: operation) }
    return try pages.enumerated().flatMap { place, page in
      try misfits(of: page, with: operation).map { "page \(place + 1): \($0)" }
    }
  }

  private func misfits(of record: Record, with operation: RuleText?) throws -> [String] {
    let answer = JudgedAnswer(record)
    return try answers.session.scope.misfits(of: answer.exchange, answer.document, with: operation?.text)
  }
}

extension JudgedAnswer {
  fileprivate init(_ record: Record) { self.init(record.exchange, failure: record.failure?.code) }
}
