internal import ApusClient
internal import ApusEncodings
package import ApusJSON

/// A type of this module that a body can be decoded as, for who knows it by its name only.
package struct KnownType: Sendable {
  /// Such as `GitHub.User`.
  package let name: String
  /// What answers with it, such as `GET /users/{login}`.
  package let source: String
  private let decodesOne: @Sendable (Node) throws -> any Sendable
  private let decodesList: @Sendable (Node) throws -> any Sendable

  /// Makes a value of the type. Throws what the service's decoder throws.
  package func value(of node: Node) throws -> any Sendable { try decodesOne(node) }

  /// Makes a list of such values of an array.
  package func list(of node: Node) throws -> any Sendable { try decodesList(node) }

  private init<Value: Decodable & Sendable>(
    _ type: Value.Type, from source: String, _ decoder: any ResponseDecoder
  ) {
    name = answerName(of: type)
    self.source = source
    decodesOne = { try Self.decode(Value.self, from: $0, decoder) }
    decodesList = { try Self.decode([Value].self, from: $0, decoder) }
  }

  /// What an endpoint answers with, read as the endpoint reads it.
  init(_ type: any (Decodable & Sendable).Type, from endpoint: some Endpoint, _ decoder: any ResponseDecoder)
  {
    let path = PercentEncoding.decode(endpoint.path.description)
    self.init(type, from: "\(endpoint.method) \(path)", decoder)
  }

  /// What a service says when it says no.
  static func failure<API: DocumentedService>(of service: API) -> KnownType {
    KnownType(API.ErrorResponse.self, from: "any error", service.decoder)
  }

  private static func decode<Value: Decodable & Sendable>(
    _ type: Value.Type, from node: Node, _ decoder: any ResponseDecoder
  ) throws -> Value {
    // Only ours can look into a part of a document, and then says where in the whole of it.
    guard let decoder = decoder as? DocumentDecoder else {
      return try decoder.decode(type, from: Array(node.bytes))
    }
    return try decoder.decode(type, from: node)
  }
}
