internal import ApusClient
internal import ApusContracts
internal import ApusJSON
internal import ApusRedaction

/// What rules look at in what was sent: made into answers, so that what checks those checks it.
struct TryFacts {
  let attempt: LessonTry

  var answer: LoneAnswer { LoneAnswer(JudgedAnswer(attempt.exchange, failure: attempt.failure)) }

  /// The request's headers and body. Secrets among the headers are left out, as no recording has them: what is judged
  /// here is judged there alike.
  var request: LoneAnswer {
    let request = attempt.exchange.request
    let headers = attempt.exchange.hops.first?.sent.headers ?? request.headers
    var redactor = Redactor()
    let shown = HeaderFields(
      headers.map { HeaderField(name: $0.name, value: redactor.redactValue(of: $0)) })
    return Self.made(Array(request.body?.bytesInMemory ?? []), shown, of: attempt.exchange)
  }

  var facts: LoneAnswer {
    let request = attempt.exchange.request
    let query = request.url.queryItems.map { JSONValue.Member($0.name, .string($0.value ?? "")) }
    let facts = JSONValue.object([
      .init("method", .string("\(request.method)")), .init("path", .string(request.url.path)),
      .init("host", .string(request.url.host)), .init("query", .object(query)),
    ])
    return Self.made(Array(facts.text.utf8), ["Content-Type": "application/json"], of: attempt.exchange)
  }

  /// How many were sent.
  static func count(_ tries: [LessonTry]) -> LoneAnswer? {
    guard let first = tries.first else { return nil }
    return made(
      Array("{\"sent\": \(tries.count)}".utf8), ["Content-Type": "application/json"],
      of: first.exchange)
  }

  private static func made(_ body: [UInt8], _ headers: HeaderFields, of model: Exchange) -> LoneAnswer {
    let head = ResponseHead(version: "HTTP/1.1", status: 200, headers: headers)
    let sent = SentRequest(method: model.request.method, url: model.request.url, headers: headers)
    let exchange = Exchange(
      request: model.request, startedAt: model.startedAt, hops: [Hop(sent: sent, response: head)],
      body: ReceivedBody(bytes: body))
    return LoneAnswer(JudgedAnswer(exchange))
  }
}
