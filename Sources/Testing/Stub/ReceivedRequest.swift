public import ApusClient
public import ApusJSON

/// A request that a `StubServer` got.
public struct ReceivedRequest: Sendable {
  /// As the client made it.
  public let request: Request
  /// What stood for the names of the path it was answered by: `login` of `/users/{login}`. Empty where nothing answers.
  public let values: [String: String]
  /// Its body, files and forms included; empty without one, and for a stream, which nobody reads.
  public let body: [UInt8]

  init(_ request: Request, _ values: [String: String]) {
    self.request = request
    self.values = values
    body = request.body.flatMap { try? wholeBytes(of: $0) } ?? []
  }

  /// Its method.
  public var method: HTTPMethod { request.method }
  /// The path of its URL.
  public var path: String { request.url.path }
  /// Its headers, in which secrets read `•••`.
  public var headers: HeaderFields { request.headers }

  /// The items of the query, decoded.
  public var query: [QueryItem] { request.url.queryItems }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as a value.
  ///
  /// - Parameter decoder: by default one for JSON with the property names as they are.
  /// - Throws: what the decoder throws.
  public func decoded<Value: Decodable>(
    as type: Value.Type, using decoder: any ResponseDecoder = DocumentDecoder()
  ) throws -> Value {
    try decoder.decode(type, from: body)
  }
}
