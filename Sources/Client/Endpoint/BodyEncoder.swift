public import ApusJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Turns a value into a body.
public protocol BodyEncoder: Sendable {
  /// The body for a value.
  ///
  /// - Throws: any error, for a value that cannot be encoded. The client makes a `RequestError` of it.
  func encode(_ value: any Encodable) throws -> [UInt8]
}

extension DocumentEncoder: BodyEncoder {
  /// The JSON of a value without white space, whatever the layout.
  ///
  /// - Throws: `EncodingError`, and whatever else the value's own `encode(to:)` throws.
  public func encode(_ value: any Encodable) throws -> [UInt8] { try encode(opened: value) }

  private func encode(opened value: some Encodable) throws -> [UInt8] { try self.value(of: value).bytes }
}

// Foundation's own, for somebody who wants exactly what it does.
extension JSONEncoder: BodyEncoder {
  /// The body for a value.
  ///
  /// - Throws: what Foundation's `encode(_:)` throws.
  public func encode(_ value: any Encodable) throws -> [UInt8] {
    let data: Data = try encode(value)
    return Array(data)
  }
}
