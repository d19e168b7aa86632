package import ApusClient

/// An answer of this session that a condition may show to be still good, so that it need not come again (RFC 9111, 4.3).
package struct KeptAnswer: Sendable {
  /// The request that brought it.
  package let number: Int
  private let exchange: Exchange
  private let head: ResponseHead
  private let condition: HeaderField

  /// `nil` where the answer is none to be kept, or is to another request: another address, another person, or other
  /// values of what it depends on.
  init?(_ record: Record, for request: Request) {
    exchange = record.exchange
    number = record.kept?.number ?? record.number
    guard record.failure == nil, record.lastPage == nil, exchange.isWhole, let head = exchange.response,
      head.status == 200, !head.isEventStream, head.mayBeKept, let condition = head.condition,
      exchange.request.method == .get, exchange.request.url == request.url,
      exchange.request.options.unixSocket == request.options.unixSocket,
      exchange.request.options.tls == request.options.tls,
      Self.isSame(exchange.request.headers, request.headers, by: head.vary)
    else { return nil }
    self.head = head
    self.condition = condition
  }

  func asking(_ request: Request) -> Request {
    var request = request
    request.headers = request.headers.adding(condition)
    return request
  }

  /// This answer, where another says that it is still good: with the newer head and the kept body; `nil` where the two
  /// are not about the same.
  func confirmed(by answer: Exchange, to request: Request) -> Exchange? {
    guard let last = answer.hops.last, let new = last.response, new.status == 304, answer.stepCount == 0,
      let sent = exchange.hops.last?.sent, sent.url == last.sent.url,
      Self.isSame(sent.headers, last.sent.headers, by: head.vary),
      new.headers["ETag"].map({ Self.opaque($0) == Self.opaque(head.headers["ETag"] ?? $0) }) ?? true
    else { return nil }
    let hop = Hop(
      sent: last.sent, informational: last.informational, response: head.refreshed(by: new),
      trailers: last.trailers, timing: last.timing, connection: last.connection)
    let bytes = exchange.body.bytes
    return Exchange(
      request: request, startedAt: answer.startedAt, hops: answer.hops.dropLast() + [hop],
      body: ReceivedBody(bytes: bytes, wireByteCount: answer.body.wireByteCount))
  }

  /// What tells two requests for one address apart, whatever the answer says.
  private static let always = ["Accept", "Accept-Language", "Accept-Charset", "Cookie", "Authorization"]

  private static func isSame(_ one: HeaderFields, _ other: HeaderFields, by vary: [String]) -> Bool {
    let credentials = (one.fields + other.fields).filter(\.isCredential).map(\.name)
    return (always + vary + credentials).allSatisfy { name in
      one.filter { $0.isNamed(name) }.map(\.value) == other.filter { $0.isNamed(name) }.map(\.value)
    }
  }

  private static func opaque(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
}

extension Records {
  /// The last answer that may be asked for again with a condition.
  package func kept(for request: Request) -> KeptAnswer? {
    guard request.method == .get, request.body == nil, request.options.login == nil,
      case .memory = request.options.delivery, !request.isConditional
    else { return nil }
    return all.reversed().lazy.compactMap { KeptAnswer($0, for: request) }.first
  }
}

extension Request {
  /// Whether it asks for a part, or under a condition, or for nothing that was kept.
  fileprivate var isConditional: Bool {
    let names = [
      "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range", "Range",
    ]
    return names.contains(where: headers.contains)
      || headers.values(of: "Cache-Control").contains { $0.lowercased().contains("no-store") }
  }
}

extension Exchange {
  /// Whether all of the body is here.
  fileprivate var isWhole: Bool {
    body.file == nil && body.bytes.count == body.byteCount && stepCount == 0
  }
}

extension ResponseHead {
  /// What asks whether it is still good; `nil` where it has neither a name nor a date.
  fileprivate var condition: HeaderField? {
    if let tag = headers["ETag"], !tag.isEmpty { return HeaderField(name: "If-None-Match", value: tag) }
    return headers["Last-Modified"].map { HeaderField(name: "If-Modified-Since", value: $0) }
  }

  /// The fields of a request that it depends on.
  fileprivate var vary: [String] {
    headers.values(of: "Vary").flatMap { $0.split(separator: ",") }.map { name in
      String(name.filter { $0 != " " && $0 != "\t" })
    }
  }

  fileprivate var mayBeKept: Bool {
    !vary.contains("*")
      && !headers.values(of: "Cache-Control").contains { $0.lowercased().contains("no-store") }
  }

  /// This head with what a 304 says anew (RFC 9111, 3.2). What is about the body stays, as the body does.
  fileprivate func refreshed(by new: ResponseHead) -> ResponseHead {
    let aboutBody = [
      "Content-Length", "Content-Type", "Content-Encoding", "Content-Range", "Transfer-Encoding", "Trailer",
    ]
    let newer = HeaderFields(new.headers.filter { field in !aboutBody.contains(where: field.isNamed) })
    return ResponseHead(
      version: new.version, status: status, reason: reason, headers: newer.merged(over: headers))
  }
}
