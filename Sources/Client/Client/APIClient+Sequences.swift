extension APIClient {
  /// The bytes of an endpoint's answer, decoded, each piece as soon as it is there: for pictures that are drawn while they
  /// come, archives and the like. Where a piece ends says nothing.
  ///
  ///     for try await bytes in client.bytes(of: Film()) { player.append(bytes) }
  ///
  /// `limits.bodyBytes` holds for the body of an error alone. What comes faster than it is taken waits in memory: for what
  /// is large, `Delivery.file` is the place.
  ///
  /// - Returns: a sequence whose iterator throws what `stream(_:eachLine:)` throws, but for a line that is too long.
  public func bytes<E: Endpoint>(
    of endpoint: E
  ) -> ResponseStream<[UInt8], E.ErrorResponse> where E.API == API {
    ResponseStream { take async throws(APIError<E.ErrorResponse>) in
      try await stream(endpoint, eachPiece: take)
    }
  }

  /// Asks for an endpoint whose success is a stream of bytes, and hands each piece over as soon as it is there.
  @concurrent
  func stream<E: Endpoint>(
    _ endpoint: E, eachPiece handler: @escaping @Sendable ([UInt8]) -> Bool
  ) async throws(APIError<E.ErrorResponse>) where E.API == API {
    let request = try streamed(endpoint)
    let result: Exchange
    do { result = try await layers.send(request, eachPiece: handler) } catch { throw .transport(error) }
    try reader(for: endpoint).checkStatus(of: result)
  }

  /// The lines of an endpoint's answer, each as soon as it is there and without its end: for NDJSON, logs and the like.
  ///
  ///     for try await line in client.lines(of: Log()) { print(line) }
  ///
  /// - Returns: a sequence whose iterator throws what `stream(_:eachLine:)` throws. Bytes that are not UTF-8 become `�`.
  public func lines<E: Endpoint>(
    of endpoint: E
  ) -> ResponseStream<String, E.ErrorResponse> where E.API == API {
    ResponseStream { take async throws(APIError<E.ErrorResponse>) in
      _ = try await stream(endpoint, eachLine: { take(String(decoding: $0, as: UTF8.self)) })
    }
  }

  /// The server-sent events of an endpoint's answer, each as soon as it is whole.
  ///
  ///     for try await event in client.events(of: News(), reconnects: true) { print(event.data) }
  ///
  /// - Parameters:
  ///   - endpoint: what is asked for.
  ///   - reconnects: whether a stream that ended is asked for again, as browsers do: after the time that the server names,
  ///     or three seconds, with the last event's id as `Last-Event-ID`. It ends with a 204 and with an answer that is no
  ///     stream; when nobody is reached six times in a row it fails. Off by default: an answer that is finished is not
  ///     wanted twice.
  ///   - lastID: the id of an event to begin after. Every request is sent with it until an event has another.
  /// - Returns: a sequence whose iterator throws what `stream(_:eachEvent:)` throws.
  public func events<E: Endpoint>(
    of endpoint: E, reconnects: Bool = false, after lastID: String? = nil
  ) -> ResponseStream<ServerSentEvent, E.ErrorResponse> where E.API == API {
    events(of: endpoint, reconnects: reconnects, after: lastID) { try await Task.sleep(for: $0) }
  }

  /// - Parameter wait: passes the time between two streams.
  package func events<E: Endpoint>(
    of endpoint: E, reconnects: Bool, after lastID: String?,
    wait: @escaping @Sendable (Duration) async throws -> Void
  ) -> ResponseStream<ServerSentEvent, E.ErrorResponse> where E.API == API {
    var client = self
    if let lastID { client.middleware.insert(LastEventID(lastID), at: 0) }
    if reconnects { client.middleware.insert(Reconnect(wait: wait), at: 0) }
    return ResponseStream { [client] take async throws(APIError<E.ErrorResponse>) in
      _ = try await client.stream(endpoint, eachEvent: take)
    }
  }
}

/// Says which event came last, to a request that does not say so itself.
private struct LastEventID: Middleware {
  private let id: String

  init(_ id: String) { self.id = id }

  func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    var request = request
    if !request.headers.contains("Last-Event-ID") {
      request.headers = request.headers.setting("Last-Event-ID", id)
    }
    return try await next.send(request)
  }
}
