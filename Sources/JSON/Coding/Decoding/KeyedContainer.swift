/// The members of an object.
///
/// The generic methods answer for all of the protocol's number types but the widest two, which the standard library
/// would refuse. They are inlined so that each type gets its own code.
struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// The only reference: the standard library copies this struct for every field.
  private let members: MemberLookup

  init(_ members: MemberLookup) { self.members = members }

  var codingPath: [any CodingKey] { members.decoder.codingPath }
  var allKeys: [Key] { members.names.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { members.find(key.stringValue) != nil }

  private func value(_ key: Key) throws -> Int {
    if let index = members.find(key.stringValue) { return index }
    throw members.run.missing(key, in: members.decoder.index)
  }

  private func valueIfPresent(_ key: Key) -> Int? {
    guard let index = members.find(key.stringValue), !members.run.isNull(at: index) else { return nil }
    return index
  }

  func decodeNil(forKey key: Key) throws -> Bool { members.run.isNull(at: try value(key)) }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try members.run.boolean(at: value(key)) }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try members.run.string(at: value(key))
  }

  @inline(__always)
  func decode<F: BinaryFloatingPoint & LosslessStringConvertible & Decodable>(
    _ type: F.Type, forKey key: Key
  ) throws -> F {
    try members.run.floating(type, at: value(key))
  }

  @inline(__always)
  func decode<I: FixedWidthInteger & Decodable>(_ type: I.Type, forKey key: Key) throws -> I {
    try members.run.integer(type, at: value(key))
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try members.run.integer(type, at: value(key))
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try members.run.integer(type, at: value(key))
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try members.decoder.decode(type, at: value(key))
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    guard let index = valueIfPresent(key) else { return nil }
    return try members.run.boolean(at: index)
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    guard let index = valueIfPresent(key) else { return nil }
    return try members.run.string(at: index)
  }

  @inline(__always)
  func decodeIfPresent<F: BinaryFloatingPoint & LosslessStringConvertible & Decodable>(
    _ type: F.Type, forKey key: Key
  ) throws -> F? {
    guard let index = valueIfPresent(key) else { return nil }
    return try members.run.floating(type, at: index)
  }

  @inline(__always)
  func decodeIfPresent<I: FixedWidthInteger & Decodable>(_ type: I.Type, forKey key: Key) throws -> I? {
    guard let index = valueIfPresent(key) else { return nil }
    return try members.run.integer(type, at: index)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let index = valueIfPresent(key) else { return nil }
    return try members.decoder.decode(type, at: index)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try members.decoder.nested(at: value(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try members.decoder.nested(at: value(key)).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { superDecoder(PathKey.super) }

  func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(key) }

  private func superDecoder(_ key: any CodingKey) -> NodeDecoder {
    members.find(key.stringValue).map(members.decoder.nested)
      ?? members.run.decoderOfNothing(for: key, in: members.decoder.index)
  }
}
