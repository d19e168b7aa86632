/// The value itself, which can be given once.
struct SingleEncoding: SingleValueEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  private func set(_ slot: EncodingPlace.Slot) {
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
