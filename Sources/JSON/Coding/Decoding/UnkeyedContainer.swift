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
