/// An `Encoder` for one value.
struct ValueEncoder: Encoder {
  let run: EncodingRun
  let place: EncodingPlace
  let path: EncodingPath?
  let depth: Int
  /// The value is a dictionary, whose keys are not converted.
  let keysAreData: Bool

  var codingPath: [any CodingKey] { path?.keys ?? [] }
  var userInfo: [CodingUserInfoKey: Any] { run.options.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    switch place.content {
    case .object: break
    case .empty: place.content = .object(EncodingMembers())
    default: misused("an object")
    }
    return KeyedEncodingContainer(KeyedEncoding<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    switch place.content {
    case .array: break
    case .empty: place.content = .array([])
    default: misused("an array")
    }
    return UnkeyedEncoding(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleEncoding(encoder: self) }

  private func misused(_ kind: String) {
    run.noteMisuse("a value that was encoded as something else is encoded as \(kind) too", at: path)
  }

  /// The encoder of a value inside: a nested container or `superEncoder()`.
  func nested(_ key: any CodingKey) -> ValueEncoder {
    if depth >= run.options.depthLimit { run.noteMisuse(tooDeep, at: path) }
    return ValueEncoder(
      run: run, place: EncodingPlace(), path: EncodingPath(key, under: path), depth: depth + 1,
      keysAreData: false)
  }

  private var tooDeep: String { "more than \(run.options.depthLimit) values inside one another" }

  /// Encodes a value inside; `nil` when its type encodes nothing.
  ///
  /// Without a key it is the value itself: the whole one, or what a single-value container is given.
  func slot<T: Encodable>(for value: T, key: (any CodingKey)?) throws -> EncodingPlace.Slot? {
    let inside = try inside(value, key)
    switch run.special(T.self) {
    case .none, .stringKeyed, .strings, .list: try value.encode(to: inside)
    case .json, .foundation: return try inside.special(value)
    }
    return inside.place.isEmpty ? nil : .place(inside.place)
  }

  /// The encoder that a type's `encode(to:)` gets. What does not recur is kept out of `slot`, which recurs.
  private func inside<T: Encodable>(_ value: T, _ key: (any CodingKey)?) throws -> ValueEncoder {
    let path = key.map { EncodingPath($0, under: self.path) } ?? self.path
    guard depth < run.options.depthLimit else { throw run.invalid(value, tooDeep, at: path) }
    var keysAreData = false
    if case .stringKeyed = run.special(T.self) { keysAreData = true }
    return ValueEncoder(
      run: run, place: EncodingPlace(), path: path, depth: depth + 1, keysAreData: keysAreData)
  }

  private func special<T: Encodable>(_ value: T) throws -> EncodingPlace.Slot? {
    if let json = value as? JSONValue { return .value(json) }
    if let json = try foundationValue(of: value) { return .value(json) }
    return place.isEmpty ? nil : .place(place)
  }

  func number<F: BinaryFloatingPoint & CustomStringConvertible>(
    _ value: F, key: (any CodingKey)?
  ) throws -> JSONValue {
    if let number = JSONValue.Number(value) { return .number(number) }
    guard let floats = run.options.nonConformingFloats else {
      let path = key.map { EncodingPath($0, under: self.path) } ?? self.path
      throw run.invalid(value, "JSON has no number for \(value)", at: path)
    }
    if value.isNaN { return .string(floats.nan) }
    return .string(value < 0 ? floats.negativeInfinity : floats.positiveInfinity)
  }
}
