internal import ApusClient
internal import ApusSending
internal import ApusSurroundings

/// Has a log know every exchange that ends.
struct LoggedTransport: Transport {
  let base: any Transport
  let log: DestinationLog

  /// Opens a conversation, and tells where that went: what it comes to is known only when it is over.
  func talk(
    to request: Request, _ settings: WebSocketSettings, _ output: Output
  ) async throws(TransportError) -> WebSocket {
    defer { log.tell(output) }
    let socket = try await webSocket(to: request, settings, shownOn: output.console)
    log.add(socket.opening)
    return socket
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    do throws(TransportError) {
      let exchange = try await base.send(request)
      log.add(exchange)
      return exchange
    } catch {
      log.add(error.exchange)
      throw error
    }
  }
}

extension Sender {
  /// What its own lines send over. Lines of a world of their own have a log of their own.
  var logged: LoggedTransport { LoggedTransport(base: transport, log: destinations) }
}
