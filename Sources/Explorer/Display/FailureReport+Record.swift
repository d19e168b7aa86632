package import ApusAnswers
internal import ApusClient
internal import ApusRendering
internal import ApusSystem
internal import ApusTeaching

extension FailureReport {
  /// What to say of a request that did not come to a success.
  ///
  /// - Parameters:
  ///   - isHinted: Whether a hint goes on behind it, which says when to come back and that a credential was refused.
  ///   - isAdvised: Whether there are to be lines to try after an answer.
  package init(of record: Record, isHinted: Bool = false, isAdvised: Bool = true) {
    if let failure = record.failure {
      self.init(of: failure)
    } else if record.code == .graphQLErrors, let answer = GraphQLAnswer(record) {
      self.init(of: answer, isAdvised: isAdvised)
    } else {
      self.init(
        status: record.exchange.response?.status ?? 0, of: record.exchange, isHinted: isHinted,
        isAdvised: isAdvised)
      addErrors(of: record, isAdvised: isAdvised)
    }
  }

  /// What a server for GraphQL says that refuses a query with a status.
  private mutating func addErrors(of record: Record, isAdvised: Bool) {
    guard record.exchange.request.method == .post, record.mayBeJSON, let answer = GraphQLAnswer(record),
      !answer.errors.isEmpty
    else { return }
    let report = FailureReport(of: answer, isAdvised: isAdvised)
    details += report.details
    foreign += report.foreign
    excerpt = report.excerpt
    if isAdvised { suggestions.insert(".errors", at: 0) }
  }

  private init(of failure: TransportError) {
    var details: [String] = []
    if let underlying = failure.underlying { details.append("the library says: \(underlying)") }
    let received = failure.exchange.body.byteCount
    if let conversation = failure.exchange.conversation {
      if conversation.cameCount > 0 {
        details.append("kept the messages that came: \(conversation.cameCount)")
      }
    } else if received > 0 {
      if let path = failure.exchange.body.file {
        details.append("\(path) was written in place and holds what had arrived: \(Units.size(received))")
      } else if let part = failure.exchange.body.part {
        details.append("what had arrived is in \(FilePath.name(of: part)): \(Units.size(received))")
      } else if case .file(let path) = failure.exchange.request.options.delivery,
        failure.exchange.body.bytes.isEmpty
      {
        details.append("\(path) is as it was; what had arrived is dropped: \(Units.size(received))")
      } else {
        let kept = failure.exchange.body.bytes.count
        let isAll = kept == received || kept == 0
        details.append(
          isAll
            ? "kept what had arrived: \(Units.size(received))"
            : "kept the first \(Units.size(kept)) of what had arrived: \(Units.size(received))")
      }
    }
    let told = ForeignWords(in: failure.message, of: failure.code, failure.exchange)
    self.init(
      failure.code, told.message, details: details,
      suggestions: Suggestions.lines(for: failure.code, failure.exchange) + ["explain"])
    foreign = told.words + [failure.underlying].compactMap(\.self)
  }

  private init(status: Int, of exchange: Exchange, isHinted: Bool, isAdvised: Bool) {
    let url = exchange.hops.last?.sent.url ?? exchange.request.url
    let entry = StatusEntry.of(status)
    var details = entry.isAboutPath ? ["the path was \(url.path) under \(url.origin)"] : []
    details += StatusEntry.Meaning.details(of: exchange)
    if exchange.request.method == .get, exchange.request.body != nil {
      details.append("fields such as q=… went into a body; q==… goes into the query")
    }
    self.init(
      .http(status), StatusEntry.Meaning.of(exchange, isHinted: isHinted),
      details: details,
      suggestions: isAdvised ? Suggestions.lines(for: .http(status), exchange) + ["explain"] : [])
  }
}
