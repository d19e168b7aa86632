extension APIClient {
  /// Asks for an endpoint whose success is a stream of lines, and hands each over as soon as it is there.
  ///
  /// - Parameters:
  ///   - endpoint: what is asked for.
  ///   - handler: Called once a line, in order, from the transport's own thread. `false` ends the stream, which
  ///     is no failure.
  /// - Returns: What happened, when the stream has ended. The body is not in it.
  /// - Throws: `APIError.request`, `.transport` or `.rejected`, as `send(_:)` does, never `.undecodable`. A line longer
  ///   than `limits.lineBytes` is `.transport` with `body.tooLarge`. Lines that came before a failure have been handed
  ///   over.
  @concurrent
  @discardableResult
  public func stream<E: Endpoint>(
    _ endpoint: E, eachLine handler: @escaping @Sendable ([UInt8]) -> Bool
  ) async throws(APIError<E.ErrorResponse>) -> Exchange where E.API == API {
    let request = try streamed(endpoint)
    let result: Exchange
    do { result = try await layers.send(request, eachLine: handler) } catch { throw .transport(error) }
    try reader(for: endpoint).checkStatus(of: result)
    return result
  }

  /// Asks for an endpoint whose success is a stream of server-sent events, and hands each over as soon as it is whole.
  ///
  /// - Parameters:
  ///   - endpoint: what is asked for.
  ///   - handler: Called once an event, in order, from the transport's own thread. `false` ends the stream, which
  ///     is no failure.
  /// - Returns: What happened, when the stream has ended. The body is not in it.
  /// - Throws: `APIError.request`, `.transport` or `.rejected`, as `send(_:)` does, never `.undecodable`. An event longer
  ///   than `limits.lineBytes` is `.transport` with `body.tooLarge`. Events that came before a failure have been handed
  ///   over; one that was not finished is none.
  @concurrent
  @discardableResult
  public func stream<E: Endpoint>(
    _ endpoint: E, eachEvent handler: @escaping @Sendable (ServerSentEvent) -> Bool
  ) async throws(APIError<E.ErrorResponse>) -> Exchange where E.API == API {
    let request = try streamed(endpoint)
    let result: Exchange
    do { result = try await layers.send(request, eachEvent: handler) } catch { throw .transport(error) }
    try reader(for: endpoint).checkStatus(of: result)
    return result
  }

  var layers: any Transport { middleware.around(transport) }

  func streamed<E: Endpoint>(
    _ endpoint: E
  ) throws(APIError<E.ErrorResponse>) -> Request where E.API == API {
    do { return try request(for: endpoint) } catch { throw .request(error) }
  }
}
