extension APIClient {
  /// Opens a conversation over a WebSocket where an endpoint is: a GET, with the service's headers and credentials, through
  /// the client's middleware. What is said in it is no `Response`.
  ///
  ///     let prices = try await client.webSocket(Ticker())
  ///     for try await price in prices { show(price) }
  ///
  /// - Parameters:
  ///   - endpoint: where to.
  ///   - settings: how it is held; the usual choices unless given.
  /// - Throws: `APIError`: `.request` when the request cannot be made, and otherwise `.transport`, with `ws.refused` when
  ///   the server answers with something else than a WebSocket.
  @concurrent
  public func webSocket<E: Endpoint>(
    _ endpoint: E, _ settings: WebSocketSettings = WebSocketSettings()
  ) async throws(APIError<E.ErrorResponse>) -> WebSocket where E.API == API {
    let request: Request
    do { request = try self.request(for: endpoint) } catch { throw .request(error) }
    do {
      return try await middleware.around(transport).webSocket(to: request, settings)
    } catch {
      throw .transport(error)
    }
  }
}
