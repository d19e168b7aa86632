/// The members of an object. The generic methods answer for all of the protocol's number types but the widest two,
/// which the standard library would refuse.
struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  private func set(_ slot: EncodingSlot, _ key: any CodingKey) {
    guard case .object(var members) = encoder.place.content else { return }
    let name = encoder.run.name(key, under: encoder.path, keysAreData: encoder.keysAreData)
    // Without the other reference, the members are changed in place.
    encoder.place.content = .empty
    members.set(name, slot)
    encoder.place.content = .object(members)
  }

  func encodeNil(forKey key: Key) { set(.value(.null), key) }

  func encode(_ value: Bool, forKey key: Key) { set(.value(.bool(value)), key) }

  func encode(_ value: String, forKey key: Key) { set(.value(.string(value)), key) }

  func encode<F: BinaryFloatingPoint & CustomStringConvertible & Encodable>(_ value: F, forKey key: Key)
    throws
  {
    set(.value(try encoder.number(value, key: key)), key)
  }

  func encode<I: FixedWidthInteger & Encodable>(_ value: I, forKey key: Key) {
    set(.value(.number(value)), key)
  }

  func encode(_ value: Int128, forKey key: Key) { set(.value(.number(value)), key) }

  func encode(_ value: UInt128, forKey key: Key) { set(.value(.number(value)), key) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    set(try encoder.slot(for: value, key: key) ?? .value(.object([])), key)
  }

  private func nested(_ key: any CodingKey) -> ValueEncoder {
    let nested = encoder.nested(key)
    set(.place(nested.place), key)
    return nested
  }

  /// The encoder of what the key has already, so that nested containers can be asked for again.
  private func nestedOrExisting(_ key: Key) -> ValueEncoder {
    let name = encoder.run.name(key, under: encoder.path, keysAreData: encoder.keysAreData)
    guard case .object(let members) = encoder.place.content, case .place(let place) = members[name] else {
      return nested(key)
    }
    let path = EncodingPath(key, under: encoder.path)
    return ValueEncoder(
      run: encoder.run, place: place, path: path, depth: encoder.depth + 1, keysAreData: false)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    nestedOrExisting(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nestedOrExisting(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { nested(PathKey.super) }

  func superEncoder(forKey key: Key) -> any Encoder { nested(key) }
}

/// The elements of an array.
struct UnkeyedEncoding: UnkeyedEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int {
    guard case .array(let slots) = encoder.place.content else { return 0 }
    return slots.count
  }

  private var key: PathKey { PathKey(count) }

  private func append(_ slot: EncodingSlot) {
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

/// The value itself, which can be given once.
struct SingleEncoding: SingleValueEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  private func set(_ slot: EncodingSlot) {
    guard encoder.place.isEmpty else {
      return encoder.run.noteMisuse("a value is encoded a second time", at: encoder.path)
    }
    switch slot {
    case .value(let value): encoder.place.content = .value(value)
    case .place(let place): encoder.place.content = place.content
    }
  }

  func encodeNil() { set(.value(.null)) }

  func encode(_ value: Bool) { set(.value(.bool(value))) }

  func encode(_ value: String) { set(.value(.string(value))) }

  func encode<F: BinaryFloatingPoint & CustomStringConvertible & Encodable>(_ value: F) throws {
    set(.value(try encoder.number(value, key: nil)))
  }

  func encode<I: FixedWidthInteger & Encodable>(_ value: I) { set(.value(.number(value))) }

  func encode(_ value: Int128) { set(.value(.number(value))) }

  func encode(_ value: UInt128) { set(.value(.number(value))) }

  func encode<T: Encodable>(_ value: T) throws {
    set(try encoder.slot(for: value, key: nil) ?? .value(.object([])))
  }
}
