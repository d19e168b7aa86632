/// Adds header fields to every request that does not set them itself.
public struct DefaultHeaders: Middleware {
  private let fields: HeaderFields

  /// Fields for every request that has none of their names.
  public init(_ fields: HeaderFields) { self.fields = fields }

  /// Sends the request on, with the fields that it lacks.
  ///
  /// - Throws: what `next` throws.
  public func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    var request = request
    request.headers = request.headers.merged(over: fields)
    return try await next.send(request)
  }
}
