/// The members of an object. The generic methods answer for all of the protocol's number types but the widest two,
/// which the standard library would refuse.
struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  private func set(_ slot: EncodingPlace.Slot, _ key: any CodingKey) {
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
