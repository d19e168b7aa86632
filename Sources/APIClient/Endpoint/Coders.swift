public import JSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Turns a value into a body.
public protocol BodyEncoder: Sendable {
  func encode(_ value: any Encodable) throws -> [UInt8]
}

/// Turns a body into a value.
public protocol ResponseDecoder: Sendable {
  func decode<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws -> Value
}

extension DocumentEncoder: BodyEncoder {
  public func encode(_ value: any Encodable) throws -> [UInt8] { try encode(opened: value) }

  private func encode(opened value: some Encodable) throws -> [UInt8] { try self.value(of: value).bytes }
}

extension DocumentDecoder: ResponseDecoder {}

// Foundation's coders can be plugged in where somebody wants exactly what they do.

extension JSONEncoder: BodyEncoder {
  public func encode(_ value: any Encodable) throws -> [UInt8] {
    let data: Data = try encode(value)
    return Array(data)
  }
}

extension JSONDecoder: ResponseDecoder {
  public func decode<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws -> Value {
    try decode(type, from: Data(body))
  }
}
