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

/// The elements of an array. An element that does not decode is not passed over, so that it can be tried
/// again as something else.
struct UnkeyedContainer: UnkeyedDecodingContainer {
  private let decoder: NodeDecoder
  private let end: Int
  private var index: Int
  private(set) var currentIndex = 0

  init(decoder: NodeDecoder) {
    self.decoder = decoder
    index = decoder.index + Tape.containerWords
    end = decoder.tape.end(decoder.index)
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { Node(storage: decoder.run.storage, index: decoder.index).count }
  var isAtEnd: Bool { index >= end }

  /// The element to decode next.
  private func element(_ type: any Any.Type) throws -> Int {
    guard !isAtEnd else { throw ended(type) }
    return index
  }

  private mutating func advance() {
    index = decoder.tape.next(index)
    currentIndex += 1
  }

  private func ended(_ type: any Any.Type) -> DecodingError {
    let expected = "an element at position \(currentIndex)"
    return decoder.run.error(
      .missing, at: decoder.index, expected: expected, found: "the end of the array", type: type)
  }

  mutating func decodeNil() throws -> Bool {
    guard decoder.run.isNull(at: try element(Any?.self)) else { return false }
    advance()
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool {
    let value = try decoder.run.boolean(at: element(type))
    advance()
    return value
  }

  mutating func decode(_ type: String.Type) throws -> String {
    let value = try decoder.run.string(at: element(type))
    advance()
    return value
  }

  @inline(__always)
  mutating func decode<F: BinaryFloatingPoint & LosslessStringConvertible & Decodable>(
    _ type: F.Type
  ) throws -> F {
    let value = try decoder.run.floating(type, at: element(type))
    advance()
    return value
  }

  @inline(__always)
  mutating func decode<I: FixedWidthInteger & Decodable>(_ type: I.Type) throws -> I {
    let value = try decoder.run.integer(type, at: element(type))
    advance()
    return value
  }

  mutating func decode(_ type: Int128.Type) throws -> Int128 {
    let value = try decoder.run.integer(type, at: element(type))
    advance()
    return value
  }

  mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
    let value = try decoder.run.integer(type, at: element(type))
    advance()
    return value
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try decoder.decode(type, at: element(type))
    advance()
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let container = try decoder.nested(at: element([String: Any].self)).container(keyedBy: type)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try decoder.nested(at: element([Any].self)).unkeyedContainer()
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let nested = decoder.nested(at: try element(Any.self))
    advance()
    return nested
  }
}

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
