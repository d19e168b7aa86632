// A request's life. Every stage is a type, and every arrow can fail in its own way.
//
//   Endpoint ──RequestBuilder──► Request ──Middleware──► Transport ──► Exchange ──ResponseReader──► Response
//       │                           │                        │                          │
//       └──────── .request ◄────────┘                   .transport         .rejected, .undecodable
//
// `ResponseReader` looks at the status before the body. Every error from the transport on holds the exchange.

/// Asks one service for its endpoints.
///
///     let github = APIClient(service: GitHub(), transport: URLSessionTransport())
///     let user = try await github.send(GitHub.User(login: "octocat"))
public struct APIClient<API: Service>: Sendable {
  /// Where the API is, and what its endpoints share.
  public let service: API
  /// Deadlines, limits, cookies and the rest for every request of this client. The service's, unless given.
  public var options: RequestOptions
  /// The outermost first. None by default.
  public var middleware: [any Middleware]
  let transport: any Transport

  /// A client of a service.
  ///
  /// - Parameters:
  ///   - service: where the API is, and what its endpoints share.
  ///   - transport: what carries requests.
  ///   - middleware: the outermost first.
  ///   - options: by default the service's.
  public init(
    service: API, transport: any Transport, middleware: [any Middleware] = [], options: RequestOptions? = nil
  ) {
    self.service = service
    self.transport = transport
    self.middleware = middleware
    self.options = options ?? service.options
  }

  /// Asks for an endpoint's value.
  ///
  /// The request is built, passed through the middleware, sent and decoded away from the caller's actor: a main actor has
  /// its hands free meanwhile.
  ///
  /// - Throws: `APIError`, by how far the request got: `.request` when it cannot be made, and nothing was sent;
  ///   `.transport` when no whole response came, `cancelled` included; `.rejected` for every status but 200 to 299, so
  ///   for a 404, a 304, and a redirect that is not followed; `.undecodable` when the body of a success is not the
  ///   `Response`, also when it is empty.
  @concurrent
  public func send<E: Endpoint>(
    _ endpoint: E
  ) async throws(APIError<E.ErrorResponse>) -> E.Response where E.API == API {
    try await reply(to: endpoint).value
  }

  /// Asks for an endpoint's value and keeps the exchange it came with: status, headers, timing, bytes.
  ///
  /// - Throws: `APIError`, as `send(_:)` does. The exchange of a failure is in the error.
  @concurrent
  public func reply<E: Endpoint>(
    to endpoint: E
  ) async throws(APIError<E.ErrorResponse>) -> Reply<E.Response> where E.API == API {
    let request: Request
    do {
      request = try self.request(for: endpoint)
    } catch {
      throw .request(error)
    }
    let exchange: Exchange
    do {
      exchange = try await middleware.around(transport).send(request)
    } catch {
      throw .transport(error)
    }
    return Reply(value: try value(of: exchange, for: endpoint), exchange: exchange)
  }

  /// Reads an exchange that was made before, or elsewhere, as an endpoint's answer.
  ///
  /// - Throws: `APIError`: `.transport` with `network.closed` for an exchange without a response, `.rejected` for every
  ///   status but 200 to 299, `.undecodable` for a body that is not the `Response`; `.request` only for a `decoder` that
  ///   is none.
  public func value<E: Endpoint>(
    of exchange: Exchange, for endpoint: E
  ) throws(APIError<E.ErrorResponse>) -> E.Response where E.API == API {
    try reader(for: endpoint).value(of: exchange)
  }

  /// The request that would be sent, before any middleware.
  ///
  /// - Throws: `RequestError` when it cannot be made: `request.url`, `request.header`, `request.body` for a body that
  ///   cannot be encoded, `request.parameter` for parameters that cannot be encoded or have no names, and for an empty
  ///   value in the path. A file that is to be the body is looked for when it is sent, not here.
  public func request<E: Endpoint>(
    for endpoint: E
  ) throws(RequestError) -> Request where E.API == API {
    try RequestBuilder(endpoint: endpoint, service: service).request(options: options)
  }
}
