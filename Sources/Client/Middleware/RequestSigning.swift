/// Has every request to an origin signed as it goes out: with the key of a login, after each redirect anew.
///
/// It works with transports that sign by `Login`: the program's own and `URLSessionTransport` do. A request that brings
/// a login of its own is sent as it is.
public struct RequestSigning: Middleware {
  private let login: Login
  private let origin: Origin

  /// - Parameters:
  ///   - login: who signs, and how: `.aws(…)` or `.hmac(…)`.
  ///   - origin: where it signs; no other gets a signature.
  public init(_ login: Login, for origin: Origin) {
    self.login = login
    self.origin = origin
  }

  /// Sends the request on with the login where it goes to its origin.
  ///
  /// - Throws: what `next` throws; a body that cannot be read before it is sent is a failure with `requestBody`.
  public func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    guard request.url.origin == origin, request.options.login == nil else {
      return try await next.send(request)
    }
    var request = request
    request.options.login = login
    return try await next.send(request)
  }
}
