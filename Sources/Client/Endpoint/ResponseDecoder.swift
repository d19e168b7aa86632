public import ApusJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Turns a body into a value.
public protocol ResponseDecoder: Sendable {
  /// The value in a body.
  ///
  /// - Throws: any error, for a body that is not such a value. The client makes a `ResponseDecodingError` of it, whose code
  ///   tells `SyntaxError`, `JSONDecodingError` and `DecodingError` apart; any other error is `decode.value`.
  func decode<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws -> Value
}

extension DocumentDecoder: ResponseDecoder {}

// Foundation's own, for somebody who wants exactly what it does.
extension JSONDecoder: ResponseDecoder {
  /// The value in a body.
  ///
  /// - Throws: what Foundation's `decode(_:from:)` throws.
  public func decode<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws -> Value {
    try decode(type, from: Data(body))
  }
}
