internal import APIClient
internal import Rendering

extension FailureReport {
  /// What to say of a request that did not come to a success.
  init(of record: Record) {
    if let failure = record.failure {
      self.init(of: failure)
    } else {
      self.init(status: record.exchange.response?.status ?? 0, of: record.exchange)
    }
  }

  private init(of failure: TransportFailure) {
    var details: [String] = []
    if let underlying = failure.underlying { details.append("the library says: \(underlying)") }
    let received = failure.exchange.body.byteCount
    if received > 0 { details.append("kept what had arrived: \(Units.size(received))") }
    self.init(
      failure.code, failure.message, details: details, suggestions: Self.suggestions(for: failure))
  }

  private static func suggestions(for failure: TransportFailure) -> [String] {
    let byCode: [FailureCode: [String]] = [
      .dns: ["base", "use practice"], .refused: ["base", "use practice"], .timeoutTotal: ["set timeout 60"],
      .timeoutIdle: ["set timeout 60"], .redirectLimit: ["set follow off"], .redirectLoop: ["set follow off"],
    ]
    return (byCode[failure.code] ?? []) + ["raw"]
  }

  private init(status: Int, of exchange: Exchange) {
    let url = exchange.hops.last?.sent.url ?? exchange.request.url
    let meaning = StatusMeaning.of(status)
    var details = meaning.isAboutPath ? ["the path was \(url.path) under \(url.origin)"] : []
    if exchange.request.method == .get, exchange.request.body != nil {
      details.append("fields such as q=… went into a body; q==… goes into the query")
    }
    self.init(
      .http(status), meaning.text,
      details: details,
      suggestions: meaning.suggestions)
  }
}
