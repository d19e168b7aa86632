extension APIClient {
  /// Asks for an endpoint's value with headers and options of this call's own.
  ///
  ///     try await client.send(endpoint, headers: ["Idempotency-Key": key]) { $0.deadlines.total = .seconds(5) }
  ///
  /// As for `send(_:)`, the request is built, sent and decoded away from the caller's actor.
  ///
  /// - Parameters:
  ///   - headers: laid over the endpoint's.
  ///   - configure: changes what the endpoint made of the client's options, on the caller's actor. Nothing by default.
  /// - Throws: `APIError`, as `send(_:)` does.
  public func send<E: Endpoint>(
    _ endpoint: E, headers: HeaderFields, configure: (inout RequestOptions) -> Void = { _ in }
  ) async throws(APIError<E.ErrorResponse>) -> E.Response where E.API == API {
    try await reply(to: endpoint, headers: headers, configure: configure).value
  }

  /// The same, with the exchange that the value came with.
  ///
  /// - Throws: `APIError`, as `reply(to:)` does.
  public func reply<E: Endpoint>(
    to endpoint: E, headers: HeaderFields, configure: (inout RequestOptions) -> Void = { _ in }
  ) async throws(APIError<E.ErrorResponse>) -> Reply<E.Response> where E.API == API {
    let plain = try await built(for: endpoint)
    let request: Request
    do { request = try changed(plain, headers, configure) } catch { throw .request(error) }
    return try await reply(to: request, for: endpoint)
  }

  /// The request that would be sent so, before any middleware.
  ///
  /// - Throws: `RequestError`, as `request(for:)` does, also for a header that cannot be sent.
  public func request<E: Endpoint>(
    for endpoint: E, headers: HeaderFields, configure: (inout RequestOptions) -> Void = { _ in }
  ) throws(RequestError) -> Request where E.API == API {
    try changed(try self.request(for: endpoint), headers, configure)
  }

  /// The request with what a call has of its own. It is the caller's actor that `configure` is called on.
  private func changed(
    _ plain: Request, _ headers: HeaderFields, _ configure: (inout RequestOptions) -> Void
  ) throws(RequestError) -> Request {
    var request = plain
    request.headers = headers.merged(over: request.headers)
    configure(&request.options)
    try request.check()
    return request
  }

  /// The endpoint's request, made away from the caller's actor: encoding a large body takes its time.
  @concurrent
  private func built<E: Endpoint>(for endpoint: E) async throws(APIError<E.ErrorResponse>) -> Request
  where E.API == API {
    do { return try request(for: endpoint) } catch { throw .request(error) }
  }

  /// Sends a request that an endpoint made, and reads its answer.
  @concurrent
  private func reply<E: Endpoint>(
    to request: Request, for endpoint: E
  ) async throws(APIError<E.ErrorResponse>) -> Reply<E.Response> where E.API == API {
    let exchange: Exchange
    do { exchange = try await self.exchange(for: request) } catch { throw .transport(error) }
    return Reply(value: try value(of: exchange, for: endpoint), exchange: exchange)
  }
}
