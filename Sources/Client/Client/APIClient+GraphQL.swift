extension APIClient {
  /// Opens a conversation for a subscription in GraphQL where an endpoint is, with the service's headers and credentials,
  /// through the client's middleware.
  ///
  ///     let articles = try await client.graphQLSubscription(
  ///       GraphQL(), "subscription { articlePublished { title } }")
  ///     for try await answer in articles { print(String(decoding: answer, as: UTF8.self)) }
  ///
  /// - Parameters:
  ///   - endpoint: where to.
  ///   - query: the document.
  ///   - operation: which of its operations is meant; none by default, where it has only one.
  ///   - variables: its variables as a JSON object; none by default.
  ///   - payload: what the server is shown before it agrees, as a JSON object, such as one with a token; none by default.
  /// - Throws: `APIError`: `.request` when the request cannot be made, and otherwise `.transport`, with `ws.refused` when
  ///   the server answers with something else than a WebSocket, and `ws.handshake` when it agrees to another protocol.
  @concurrent
  public func graphQLSubscription<E: Endpoint>(
    _ endpoint: E, _ query: String, operation: String? = nil, variables: String = "{}",
    payload: String? = nil
  ) async throws(APIError<E.ErrorResponse>) -> GraphQLSubscription where E.API == API {
    let request: Request
    do { request = try self.request(for: endpoint) } catch { throw .request(error) }
    do {
      return try await middleware.around(transport).graphQLSubscription(
        to: request, query, operation: operation, variables: variables, payload: payload)
    } catch {
      throw .transport(error)
    }
  }
}
