package import ApusClient

extension Records {
  /// Where a response came from, or what paths look into; `nil` for a file.
  package func url(ofAnswer number: Int?) -> WebURL? {
    let record = number.map { self[$0] } ?? focusedRecord
    return record.map { $0.exchange.hops.last?.sent.url ?? $0.exchange.request.url }
  }
}
