internal import APIClient
internal import JSON
internal import OpenAPI

extension PagedAnswer {
  /// `nil` when the answer is no JSON.
  init?(_ record: Record, in session: Session) {
    guard record.mayBeJSON, let document = try? record.document() else { return nil }
    let parameters = session.described(record.exchange.request)?.operation.parameters(in: .query)
    let query = parameters.map { DescribedQuery($0.map { ($0.name, $0.schema.defaultValue?.integer) }) }
    self.init(record.exchange, document.root, described: query)
  }
}

extension Session {
  /// Where an answer says that a related page is, or where its description has it.
  func page(_ relation: String, of record: Record) -> PageTarget? {
    guard let head = record.exchange.response else { return nil }
    if let reference = LinkHeader(head.headers)[relation] {
      return PageTarget(reference: reference, rule: "Link")
    }
    return PagedAnswer(record, in: self)?[relation]
  }
}
