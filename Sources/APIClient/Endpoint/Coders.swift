public import JSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Turns a value into a body.
public protocol BodyEncoder: Sendable {
  /// The body for a value.
  ///
  /// - Throws: any error, for a value that cannot be encoded. The client makes a `RequestProblem` of it.
  func encode(_ value: any Encodable) throws -> [UInt8]
}

/// Turns a body into a value.
public protocol ResponseDecoder: Sendable {
  /// The value in a body.
  ///
  /// - Throws: any error, for a body that is not such a value. The client makes a `DecodingProblem` of it, whose code
  ///   tells `SyntaxError`, `DecodingFailure` and `DecodingError` apart; any other error is `decode.value`.
  func decode<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws -> Value
}

extension DocumentEncoder: BodyEncoder {
  /// The JSON of a value without white space, whatever the layout.
  ///
  /// - Throws: `EncodingError`, and whatever else the value's own `encode(to:)` throws.
  public func encode(_ value: any Encodable) throws -> [UInt8] { try encode(opened: value) }

  private func encode(opened value: some Encodable) throws -> [UInt8] { try self.value(of: value).bytes }
}

extension DocumentDecoder: ResponseDecoder {}

// Foundation's coders can be plugged in where somebody wants exactly what they do.

extension JSONEncoder: BodyEncoder {
  /// The body for a value.
  ///
  /// - Throws: what Foundation's `encode(_:)` throws.
  public func encode(_ value: any Encodable) throws -> [UInt8] {
    let data: Data = try encode(value)
    return Array(data)
  }
}

extension JSONDecoder: ResponseDecoder {
  /// The value in a body.
  ///
  /// - Throws: what Foundation's `decode(_:from:)` throws.
  public func decode<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws -> Value {
    try decode(type, from: Data(body))
  }
}
