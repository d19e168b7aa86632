// `DocumentDecoder` and `DocumentEncoder` hand a `JSONValue` through without these, exact numbers included.
// Other coders come here.

extension JSONValue: Decodable {
  /// Takes any JSON. From other decoders, numbers come as the integer or `Double` they make of them, and
  /// members in their order.
  ///
  /// - Throws: what the decoder throws, `DecodingError` for Foundation's: for a value that is no JSON, such as a
  ///   property list's date, and for a number that no `Double` holds.
  public init(from decoder: any Decoder) throws {
    if let keyed = try? decoder.container(keyedBy: PathKey.self) {
      self = .object(
        try keyed.allKeys.map { Member($0.stringValue, try keyed.decode(JSONValue.self, forKey: $0)) })
    } else if var unkeyed = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !unkeyed.isAtEnd { elements.append(try unkeyed.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      self = try Self.scalar(in: decoder.singleValueContainer())
    }
  }

  private static func scalar(in container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(String.self) { return .string(value) }
    if let value = try? container.decode(Int64.self) { return .number(value) }
    if let value = try? container.decode(UInt64.self) { return .number(value) }
    return Number(try container.decode(Double.self)).map(JSONValue.number) ?? .null
  }
}

extension JSONValue: Encodable {
  /// Other encoders get numbers as integers or `Double`s.
  ///
  /// - Throws: what the encoder throws, `EncodingError` for Foundation's: for a number beyond `Double`, which is given
  ///   on as an infinity.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let members):
      var container = encoder.container(keyedBy: PathKey.self)
      for member in members { try container.encode(member.value, forKey: PathKey(member.key)) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let number):
      try Self.encode(number, to: encoder.singleValueContainer())
    }
  }

  private static func encode(_ number: Number, to container: any SingleValueEncodingContainer) throws {
    var container = container
    if let value = Int64(number.text) {
      try container.encode(value)
    } else if let value = UInt64(number.text) {
      try container.encode(value)
    } else {
      try container.encode(Double(number.text) ?? .nan)
    }
  }
}
