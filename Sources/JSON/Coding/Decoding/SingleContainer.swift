/// The value itself.
struct SingleContainer: SingleValueDecodingContainer {
  let decoder: NodeDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.run.isNull(at: decoder.index) }

  func decode(_ type: Bool.Type) throws -> Bool { try decoder.run.boolean(at: decoder.index) }

  func decode(_ type: String.Type) throws -> String { try decoder.run.string(at: decoder.index) }

  @inline(__always)
  func decode<F: BinaryFloatingPoint & LosslessStringConvertible & Decodable>(_ type: F.Type) throws -> F {
    try decoder.run.floating(type, at: decoder.index)
  }

  @inline(__always)
  func decode<I: FixedWidthInteger & Decodable>(_ type: I.Type) throws -> I {
    try decoder.run.integer(type, at: decoder.index)
  }

  func decode(_ type: Int128.Type) throws -> Int128 { try decoder.run.integer(type, at: decoder.index) }

  func decode(_ type: UInt128.Type) throws -> UInt128 { try decoder.run.integer(type, at: decoder.index) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type, at: decoder.index) }
}
