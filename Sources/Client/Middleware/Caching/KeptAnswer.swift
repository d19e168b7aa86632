internal import ApusJSON

/// An answer as it is kept: its head, its body, and what it was an answer to.
struct KeptAnswer: Sendable, Equatable {
  let head: ResponseHead
  let body: [UInt8]
  /// The values of the request's headers that `Vary` names, in its order.
  let selecting: [String]

  /// `nil` where it may not be kept, or the server could not be asked whether it is still the same.
  init?(of exchange: Exchange, to request: Request) {
    guard let head = exchange.response, head.status == 200,
      exchange.body.bytes.count == exchange.body.byteCount,
      head.headers.contains("ETag") || head.headers.contains("Last-Modified"), !head.headers.forbidKeeping,
      let selecting = head.headers.selectingValues(of: request)
    else { return nil }
    self.init(head: head, body: exchange.body.bytes, selecting: selecting)
  }

  private init(head: ResponseHead, body: [UInt8], selecting: [String]) {
    self.head = ResponseHead(
      version: head.version, status: head.status, reason: head.reason,
      headers: head.headers.removing("Set-Cookie"))
    self.body = body
    self.selecting = selecting
  }

  /// Whether it is what such a request would get.
  func fits(_ request: Request) -> Bool { head.headers.selectingValues(of: request) == selecting }

  /// The same body, with what a 304 says of it (RFC 9111, 3.2).
  func updated(by exchange: Exchange) -> KeptAnswer {
    guard let news = exchange.response?.headers else { return self }
    let ofBody = ["Content-Length", "Content-Encoding", "Content-Type", "Content-Range", "Transfer-Encoding"]
    let fields = HeaderFields(news.filter { field in !ofBody.contains(where: field.isNamed) })
    let merged = ResponseHead(
      version: head.version, status: head.status, reason: head.reason,
      headers: fields.merged(over: head.headers))
    return KeptAnswer(head: merged, body: body, selecting: selecting)
  }

  /// What happened, as if the server had sent the body again.
  func exchange(after exchange: Exchange) -> Exchange {
    let hops = exchange.hops.enumerated().map { number, hop in
      guard number == exchange.hops.count - 1 else { return hop }
      return Hop(
        sent: hop.sent, informational: hop.informational, response: head, trailers: hop.trailers,
        timing: hop.timing, connection: hop.connection)
    }
    let body = ReceivedBody(bytes: body, wireByteCount: 0, isUnchanged: true)
    return Exchange(request: exchange.request, startedAt: exchange.startedAt, hops: hops, body: body)
  }
}

extension HeaderFields {
  /// The values that these headers of an answer name with `Vary`; `nil` where nobody knows what it depends on.
  fileprivate func selectingValues(of request: Request) -> [String]? {
    let names = values(of: "Vary").flatMap { $0.split(separator: ",") }.map {
      $0.filter { $0 != " " }.lowercased()
    }
    guard !names.contains("*") else { return nil }
    let headers = HeaderFields(request.headers.filter { !$0.saysWhoAsks })
    return names.map { name in headers.values(of: name).joined(separator: ", ") }
  }
}

// MARK: - In a file

extension KeptAnswer {
  private struct Line: Codable {
    var version: String
    var status: Int
    var reason: String
    var headers: [[String]]
    var selecting: [String]
  }

  /// A line of JSON, and the body behind it.
  var fileContent: [UInt8] {
    let line = Line(
      version: head.version, status: head.status, reason: head.reason,
      headers: head.headers.map { [$0.name, $0.shown] }, selecting: selecting)
    let text: [UInt8]? = try? DocumentEncoder().encode(line)
    return (text ?? []) + [0x0a] + body
  }

  /// `nil` for what is none.
  init?(fileContent bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: 0x0a),
      let line = try? DocumentDecoder().decode(Line.self, from: Array(bytes[..<end]))
    else { return nil }
    var headers = HeaderFields()
    for field in line.headers where field.count == 2 { headers = headers.adding(field[0], field[1]) }
    self.init(
      head: ResponseHead(version: line.version, status: line.status, reason: line.reason, headers: headers),
      body: Array(bytes[(end + 1)...]), selecting: line.selecting)
  }
}
