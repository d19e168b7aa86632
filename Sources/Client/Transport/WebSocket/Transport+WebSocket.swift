internal import ApusEncodings

extension Transport {
  /// Opens a conversation over a WebSocket. The request is an ordinary GET with its headers, credentials and options; the
  /// URL begins with `http` for `ws`, and with `https` for `wss`. Redirects are not followed.
  ///
  /// Compression of messages is not offered.
  ///
  /// - Parameters:
  ///   - request: where to, and with what.
  ///   - settings: how it is held; the usual choices unless given.
  /// - Throws: `TransportError`: `ws.refused` when the server answers with something else than 101, which is in the
  ///   exchange; `ws.handshake` when it agrees to something else; and all that a request can fail with.
  public func webSocket(
    to request: Request, _ settings: WebSocketSettings = WebSocketSettings()
  ) async throws(TransportError) -> WebSocket {
    var request = request
    let line = WebSocketLine(settings)
    request.options.webSocket = line
    let asked = request
    let task = Task { () -> Result<Exchange, TransportError> in
      defer { line.finish() }
      do throws(TransportError) { return .success(try await send(asked)) } catch { return .failure(error) }
    }
    if let opening = await line.opening() { return WebSocket(opening, line, task) }
    task.cancel()
    let exchange = try await task.value.get()
    throw TransportError(refusing: exchange)
  }
}

extension Exchange {
  /// Whether its request asked for a WebSocket, whatever came of that.
  package var asksForWebSocket: Bool { conversation != nil || request.options.webSocket != nil }

  /// What it offered to speak inside, the best first.
  package var offeredProtocols: [String] {
    let sent = hops.last?.sent.headers.values(of: "Sec-WebSocket-Protocol") ?? []
    let names = sent.flatMap { $0.split(separator: ",").map(\.trimmingBlanks) }
    return names.isEmpty ? request.options.webSocket?.settings.protocols ?? [] : names
  }
}

extension TransportError {
  /// What answered a wish for a WebSocket with something else.
  package init(refusing exchange: Exchange) {
    let status = exchange.response.map { "\($0.status)" } ?? "nothing"
    self.init(
      .webSocketRefused, "the server answered \(status) where a WebSocket begins with 101", exchange: exchange
    )
  }
}
