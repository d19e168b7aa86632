internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusJSON

extension PagedAnswer {
  /// `nil` when the answer is no JSON.
  init?(_ record: Record, in session: Session) {
    let record = record.lastPage ?? record
    guard record.mayBeJSON, let document = try? record.document() else { return nil }
    self.init(
      record.exchange, document.root, described: session.scope.query(of: record.exchange.request),
      wish: record.pageWish ?? PageWish())
  }
}

extension Session {
  /// Where an answer says that a related page is, or where its description has it.
  func page(_ relation: String, of record: Record) -> PageTarget? {
    guard let head = record.exchange.response else { return nil }
    // A page of text may have a Link, too. What its line says outright goes before that.
    let isSaid = relation == "next" && record.pageWish?.next != nil
    if !isSaid, head.headers.contains("Link"), let reference = LinkHeader(head.headers)[relation] {
      return PageTarget(.reference(reference), rule: "Link")
    }
    return PagedAnswer(record, in: self)?[relation]
  }
}
