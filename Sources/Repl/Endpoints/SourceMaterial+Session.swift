internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusJSON
internal import ApusLanguage
internal import ApusRedaction
internal import ApusSwiftSource

extension SourceMaterial {
  /// What a session knows that the source for one of its requests is made from.
  init(_ record: Record, in session: Session) {
    self.init(record, among: session.records.all)
    isOfReplay = session.redactor.isOfReplay
    rules = session.redaction
    headers = session.headers
    usualAccepts = ["*/*", "application/json", BodyPlan.acceptJSON]
    base = session.base
    practice = session.practice
    let request = record.exchange.request
    let url = request.url
    graphQL = session.scope.schema(at: url)?.schema
    match = session.specification?.match(request.method, url.origin, url.path, at: base)
    mount = match == nil ? nil : session.specification?.mount(of: url.origin, at: base)
  }
}

extension Record: SeenExchange {
  var json: Node? {
    exchange.body.bytes.isEmpty || !mayBeJSON ? nil : (try? document())?.root
  }
}
