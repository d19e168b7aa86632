/// A success that says nothing more, such as a 204 after DELETE.
public struct EmptyResponse: Decodable, Sendable, Hashable {
  /// One is as empty as the other.
  public init() {}
}

extension Endpoint where Response == EmptyResponse {
  /// Takes any success.
  public func decode(from exchange: Exchange, using decoder: any ResponseDecoder) -> Response {
    EmptyResponse()
  }
}
