/// One thing an API can be asked: its parameters are the type's properties, its answer is `Response`.
///
/// A new endpoint is one such type and touches nothing else:
///
///     extension GitHub {
///       struct User: Endpoint {
///         typealias API = GitHub
///         struct Response: Decodable, Sendable { let login: String; let id: Int }
///         let login: String
///         var path: EndpointPath { "/users/\(login)" }
///       }
///     }
///
/// Because both types belong to the endpoint, a request cannot be paired with another's response.
public protocol Endpoint: Sendable {
  associatedtype API: Service
  /// `Void` and `EmptyResponse` take any success, with or without a body.
  associatedtype Response: Sendable
  associatedtype ErrorResponse: Decodable & Sendable = API.ErrorResponse

  /// GET by default.
  var method: HTTPMethod { get }
  /// What follows the service's base URL.
  var path: EndpointPath { get }
  /// Laid over the service's. None by default.
  var headers: HeaderFields { get }
  /// Sent as query items by methods that carry no body, as a JSON body by the others. None by default.
  var parameters: (any Encodable & Sendable)? { get }
  /// Query items beside the parameters, in order, repeated keys and all. None by default.
  var query: [QueryItem] { get }
  /// Made from `parameters` by default.
  var body: EndpointBody { get }
  /// `nil`, the default, takes the service's.
  var encoder: (any BodyEncoder)? { get }
  /// `nil`, the default, takes the service's.
  var decoder: (any ResponseDecoder)? { get }
  /// Changes this endpoint's deadlines, limits and so on. Changes nothing by default.
  func configure(_ options: inout RequestOptions)
  /// Turns a success into its value. The default decodes the body.
  ///
  /// - Throws: any error, for a success that is not what was promised. The client throws it on as
  ///   `APIError.undecodable`. Of other statuses this is never asked.
  func decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response
}

extension Endpoint {
  public var method: HTTPMethod { .get }
  public var headers: HeaderFields { [:] }
  public var parameters: (any Encodable & Sendable)? { nil }
  public var query: [QueryItem] { [] }
  public var body: EndpointBody { .parameters }
  public var encoder: (any BodyEncoder)? { nil }
  public var decoder: (any ResponseDecoder)? { nil }
  public func configure(_ options: inout RequestOptions) {}
}

extension Endpoint where Response: Decodable {
  /// Decodes the body.
  ///
  /// - Throws: what the decoder throws; an error of its own, which becomes `body.empty`, when there is no body.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response {
    guard exchange.body.byteCount > 0 else { throw ResponseDecodingError.EmptyBody() }
    return try decoder.decode(Response.self, from: exchange.text.bytes)
  }
}

extension Endpoint where Response == Void {
  /// Takes any success.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) {}
}

extension Endpoint where Response == [UInt8] {
  /// The body's bytes, which may be none.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) -> [UInt8] {
    exchange.body.bytes
  }
}
