package import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusExplorer
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

/// What there is to say of an answer that came well: it may be none to a query in GraphQL, and its events may list errors.
package struct GraphQLJudgement {
  private let record: Record

  /// What a query came to.
  ///
  /// - Parameters:
  ///   - outcome: what was said of it so far.
  ///   - records: with its own as the last of them.
  ///   - before: the number of the record before its own.
  /// - Throws: what is wrong with an answer of which that is nothing yet.
  package static func judge(
    _ outcome: Outcome, in records: Records, after before: Int?, _ output: Output
  ) throws(CommandFailure) -> Outcome {
    guard outcome == .ok, let record = records.all.last, record.number != before else { return outcome }
    try GraphQLJudgement(record: record.lastPage ?? record).tell(output)
    return outcome
  }

  private func tell(_ output: Output) throws(CommandFailure) {
    let body = record.exchange.body
    // What went elsewhere as it came is not here to be judged.
    guard body.file == nil, !body.bytes.isEmpty || body.byteCount == 0 else { return }
    if let events = GraphQLEvents(record) {
      try tell(events, output)
    } else if GraphQLAnswer(record) == nil {
      throw CommandFailure(.decodeValue, Self.message(record), try: ["body", "headers"])
    }
  }

  private func tell(_ events: GraphQLEvents, _ output: Output) throws(CommandFailure) {
    let count = Units.count(events.count, "event")
    output.note(Line(events.isComplete ? "\(count), and the subscription is complete" : count, .dim))
    guard !events.errors.isEmpty else { return }
    let first = events.errors.prefix(4).flatMap { $0.prefix(4) }
    throw CommandFailure(
      .graphQLErrors, "\(events.errors.count) of \(count) list errors",
      details: first.map { Line(FailureReport.line(of: $0)) }, try: ["body"],
      foreign: first.map(FailureReport.words))
  }

  private static func message(_ record: Record) -> String {
    let field = record.exchange.response?.headers["Content-Type"] ?? ""
    let type = HeaderParameters.essence(of: field)
    if type == "multipart/mixed" {
      return "the answer comes in parts (\(type)), which are not put together here"
    }
    if (try? record.document()) != nil, record.mayBeJSON {
      return "the answer is none of GraphQL's: it has no data and no errors"
    }
    return type.isEmpty
      ? "the answer is none of GraphQL's, and does not say what it is"
      : "the answer is none of GraphQL's, but \(type)"
  }
}
