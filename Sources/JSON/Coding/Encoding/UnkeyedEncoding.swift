/// The elements of an array.
struct UnkeyedEncoding: UnkeyedEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int {
    guard case .array(let slots) = encoder.place.content else { return 0 }
    return slots.count
  }

  private var key: PathKey { PathKey(count) }

  private func append(_ slot: EncodingPlace.Slot) {
    guard case .array(var slots) = encoder.place.content else { return }
    // Without the other reference, the elements are changed in place.
    encoder.place.content = .empty
    slots.append(slot)
    encoder.place.content = .array(slots)
  }

  func encodeNil() { append(.value(.null)) }

  func encode(_ value: Bool) { append(.value(.bool(value))) }

  func encode(_ value: String) { append(.value(.string(value))) }

  func encode<F: BinaryFloatingPoint & CustomStringConvertible & Encodable>(_ value: F) throws {
    append(.value(try encoder.number(value, key: key)))
  }

  func encode<I: FixedWidthInteger & Encodable>(_ value: I) { append(.value(.number(value))) }

  func encode(_ value: Int128) { append(.value(.number(value))) }

  func encode(_ value: UInt128) { append(.value(.number(value))) }

  func encode<T: Encodable>(_ value: T) throws {
    append(try encoder.slot(for: value, key: key) ?? .value(.object([])))
  }

  private func nested() -> ValueEncoder {
    let nested = encoder.nested(key)
    append(.place(nested.place))
    return nested
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    nested().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

  func superEncoder() -> any Encoder { nested() }
}
