internal import ApusClient
internal import ApusLanguage
internal import ApusRecordings
internal import ApusSystem

/// Names that stand for addresses wherever a saved session shows them.
protocol AddressAlias: Sendable {
  func named(_ text: String) -> String
  func named(_ bytes: [UInt8]) -> [UInt8]
}

extension AddressAlias {
  func named(_ text: String) -> String { String(decoding: named(Array(text.utf8)), as: UTF8.self) }

  func named(_ recording: Recording) -> Recording {
    let exchange = recording.exchange
    let request = exchange.request
    var asked = Request(method: request.method, url: named(request.url), headers: named(request.headers))
    asked.body = request.body.map(named)
    var body = ReceivedBody(
      bytes: named(exchange.body.bytes), byteCount: exchange.body.byteCount,
      wireByteCount: exchange.body.wireByteCount, file: exchange.body.file)
    body.document = exchange.body.document
    let whole = Exchange(
      request: asked, startedAt: exchange.startedAt, hops: exchange.hops.map(named), body: body
    ).holding(conversationOf: exchange)
    let failure = recording.failure.map { failure in
      Recording.Failure(
        code: failure.code, message: named(failure.message), underlying: failure.underlying.map(named),
        offendingLine: failure.offendingLine.map(named))
    }
    var result = Recording(whole, failure: failure)
    (result.isInterrupted, result.foresight) = (recording.isInterrupted, recording.foresight)
    result.endsWait = recording.endsWait
    return result
  }

  func named(_ url: WebURL) -> WebURL {
    let text = "\(url.text)\(url.fragment.map { "#" + $0 } ?? "")"
    let changed = named(text)
    return changed == text ? url : (try? WebURL(changed)) ?? url
  }

  private func named(_ headers: HeaderFields) -> HeaderFields { headers.mappingTexts { named($0) } }

  private func named(_ body: RequestBody) -> RequestBody {
    switch body.content {
    case .bytes(let bytes): return .bytes(named(bytes), contentType: body.contentType)
    case .stream: return body
    case .file(let path):
      return changed(path).map { .bytes($0, contentType: body.contentType) } ?? body
    case .multipart(let form):
      let parts = form.parts.map { part in
        let bytes =
          switch part.content {
          case .bytes(let bytes): named(bytes)
          case .file(let path): changed(path)
          }
        guard let bytes else { return part }
        return MultipartForm.Part(
          part.name, fileName: part.fileName, contentType: part.contentType, content: .bytes(bytes))
      }
      return RequestBody(
        .multipart(MultipartForm(parts, boundary: form.boundary)), contentType: body.contentType)
    }
  }

  /// What a file holds where that is another text with names in it; otherwise it is sent as it is.
  private func changed(_ path: String) -> [UInt8]? {
    guard case .success(let bytes) = FileReader.disk(home: nil).contents(path) else { return nil }
    let changed = named(bytes)
    return changed == bytes ? nil : changed
  }

  private func named(_ hop: Hop) -> Hop {
    var sent = SentRequest(
      method: hop.sent.method, url: named(hop.sent.url), headers: named(hop.sent.headers),
      bodyByteCount: hop.sent.bodyByteCount, withheld: hop.sent.withheld)
    sent.borrowedCookies = hop.sent.borrowedCookies.map {
      BorrowedCookie(name: $0.name, setter: $0.setter.map(named))
    }
    return Hop(
      sent: sent, informational: hop.informational.map(named), response: hop.response.map(named),
      trailers: named(hop.trailers), timing: hop.timing, connection: hop.connection.map(named))
  }

  private func named(_ head: ResponseHead) -> ResponseHead {
    ResponseHead(
      version: head.version, status: head.status, reason: named(head.reason), headers: named(head.headers))
  }

  private func named(_ connection: Connection) -> Connection {
    guard let port = connection.remotePort, let address = connection.remoteAddress else { return connection }
    let place = named("\(address):\(port)")
    guard place != "\(address):\(port)" else { return connection }
    var result = connection
    result.remoteAddress = place
    result.remotePort = nil
    return result
  }
}

extension HeaderFields {
  /// The same fields with other values where those are no secrets.
  func mappingTexts(_ change: (String) -> String) -> HeaderFields {
    HeaderFields(
      map { field in
        guard case .text(let text) = field.value else { return field }
        return HeaderField(name: field.name, value: change(text))
      })
  }
}
