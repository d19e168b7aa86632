/// Shows a credential to one origin and to no other. A request that brings its own keeps it.
public struct Authentication: Middleware {
  private let field: HeaderField
  private let origin: Origin

  /// A credential in a field of its own, such as `X-Api-Key`.
  public init(_ name: String, _ secret: Secret, for origin: Origin) {
    field = HeaderField(name: name, value: secret)
    self.origin = origin
  }

  /// Sends the request on, with the credential where it goes to its origin and brings none itself.
  ///
  /// - Throws: what `next` throws. That a server refuses the credential is no failure: the 401 is returned.
  public func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    guard request.url.origin == origin, !request.headers.contains(field.name) else {
      return try await next.send(request)
    }
    var request = request
    request.headers = request.headers.adding(field)
    return try await next.send(request)
  }
}
