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
  /// The service that it is asked of.
  associatedtype API: Service
  /// What a success is. `Void` and `EmptyResponse` take any, with or without a body.
  associatedtype Response: Sendable
  /// What the server says when it says no. The service's by default. One that is not `Decodable`, such as an enum with a
  /// case for each status, comes with a `decodeError(from:using:)`.
  associatedtype ErrorResponse: Sendable = API.ErrorResponse

  /// What logs and middleware call it. By default the type's name without its module: `GitHub.User`.
  static var name: String { get }
  /// What middleware may tell endpoints apart by, such as `["public"]`. None by default.
  static var tags: Set<String> { get }

  // What a property below is may be something else that can be meant, so that `let parameters: Search` or
  // `var headers: [String: String]` is used as it stands. What cannot be is refused before anything is sent.

  /// `HTTPMethod`, or a `String`.
  associatedtype MethodType = HTTPMethod
  /// `HeaderFields`, a dictionary of texts, or a list of `HeaderField`.
  associatedtype HeadersType = HeaderFields
  /// Anything that is `Encodable`, or an optional of it.
  associatedtype ParametersType = (any Encodable & Sendable)?
  /// A list of `QueryItem`, or anything that is `Encodable` with a name for each value, such as a dictionary.
  associatedtype QueryType = [QueryItem]
  /// `EndpointBody`, `RequestBody`, bytes, a text, or anything that is `Encodable`, which is sent as JSON.
  associatedtype BodyType = EndpointBody
  /// A `BodyEncoder`, such as `JSONEncoder`, or an optional of it.
  associatedtype EncoderType = (any BodyEncoder)?
  /// A `ResponseDecoder`, such as `JSONDecoder`, or an optional of it.
  associatedtype DecoderType = (any ResponseDecoder)?

  /// GET by default.
  var method: MethodType { get }
  /// What follows the service's base URL. A query stands in `query`: a path with a `?` is refused.
  var path: EndpointPath { get }
  /// Laid over the service's. None by default.
  var headers: HeadersType { get }
  /// Sent as query items by methods that carry no body, as a JSON body by the others. None by default.
  var parameters: ParametersType { get }
  /// Query items beside the parameters, in order, repeated keys and all. None by default.
  var query: QueryType { get }
  /// Made from `parameters` by default.
  var body: BodyType { get }
  /// `nil`, the default, takes the service's.
  var encoder: EncoderType { get }
  /// `nil`, the default, takes the service's.
  var decoder: DecoderType { get }
  /// Changes this endpoint's deadlines, limits and so on. Changes nothing by default.
  func configure(_ options: inout RequestOptions)
  /// Turns a success into its value. The default decodes the body.
  ///
  /// - Throws: any error, for a success that is not what was promised. The client throws it on as
  ///   `APIError.undecodable`. Of other statuses this is never asked.
  func decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response
  /// Turns an answer that is no success into the error that was promised. The default decodes the body.
  ///
  /// - Throws: any error, for an answer that is not such an error. The client keeps its bytes then, and the reason, as
  ///   `ErrorBody.raw`.
  func decodeError(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> ErrorResponse
}

extension Endpoint {
  /// The type's name without its module.
  public static var name: String {
    // A private type is in a place without a name, which is written in parentheses.
    String(reflecting: Self.self).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
      .joined(separator: ".")
  }
  /// None.
  public static var tags: Set<String> { [] }
  /// GET.
  public var method: HTTPMethod { .get }
  /// None.
  public var headers: HeaderFields { [:] }
  /// None.
  public var parameters: (any Encodable & Sendable)? { nil }
  /// None.
  public var query: [QueryItem] { [] }
  /// Made from `parameters`.
  public var body: EndpointBody { .parameters }
  /// The service's.
  public var encoder: (any BodyEncoder)? { nil }
  /// The service's.
  public var decoder: (any ResponseDecoder)? { nil }
  /// Changes nothing.
  public func configure(_ options: inout RequestOptions) {}
}

// Each `decode` below says that it returns a `Response`, never what that is: else a type that forgot its `Response` would
// be told that it is ambiguous, and not that it is missing.

extension Endpoint where Response: Decodable {
  /// Decodes the body. An endpoint that is generic over its `Response` takes the body as one does whose `Response` is
  /// that type: as it is for texts and bytes, and as `nil` for an optional where there is none.
  ///
  /// - Throws: what the decoder throws; an error of its own, which becomes `body.empty`, when there is no body, or when it
  ///   was delivered elsewhere.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response {
    if let value = try exchange.undecoded(as: Response.self, using: decoder) { return value }
    return try exchange.decoded(as: Response.self, using: decoder)
  }
}

extension Endpoint where ErrorResponse: Decodable {
  /// Decodes the body.
  ///
  /// - Throws: what the decoder throws; an error of its own when there is no body, or when it was delivered elsewhere.
  public func decodeError(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> ErrorResponse
  {
    try exchange.decoded(as: ErrorResponse.self, using: decoder)
  }
}

extension Exchange {
  /// The body as a value, for a `decodeError(from:using:)` that goes by the status.
  ///
  /// - Throws: what the decoder throws; an error of its own, which becomes `body.empty`, when there is no body, or when it
  ///   was delivered elsewhere.
  public func decoded<Value: Decodable>(as type: Value.Type, using decoder: any ResponseDecoder) throws
    -> Value
  {
    guard body.byteCount > 0 else { throw ResponseDecodingError.EmptyBody() }
    _ = try bytesInMemory()
    return try decoder.decode(type, from: text.bytes)
  }
}

extension Endpoint where Response == Void {
  /// Takes any success.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) -> Response { () }
}

extension Endpoint where Response == [UInt8] {
  /// The body's bytes, which may be none.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) -> Response {
    exchange.body.bytes
  }
}
