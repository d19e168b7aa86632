package import ApusClient
package import ApusSurroundings

extension Transport {
  /// Opens a conversation, and shows that it is waited for where that takes long and somebody looks.
  package func webSocket(
    to request: Request, _ settings: WebSocketSettings, shownOn console: Console
  ) async throws(TransportError) -> WebSocket {
    let meter = ProgressMeter(console)
    defer { meter.clear() }
    var metered = request
    metered.options.onProgress = { meter.update($0) }
    return try await webSocket(to: metered, settings)
  }
}
