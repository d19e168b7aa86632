/// Which types a requirement takes. Only what it surely does not take counts against a member: a type that is not written,
/// or whose name these files do not explain, may be the right one.
enum AcceptedType: Sendable {
  /// Whatever the compiler takes.
  case any
  /// This one. A property of another type is none that is required.
  case exactly(WrittenType)
  /// One of these, or an optional of one. Another type is what a request refuses.
  case oneOf([WrittenType])
  /// The same, and any type of the app's own, which may conform to what is asked for.
  case oneOfOrOwn([WrittenType])
  /// What can be encoded, or one of these, or an optional.
  case encodable(or: [WrittenType])
  /// What can be encoded with a name for each value, or a list of items, or an optional.
  case query

  /// Whether what it does not take is refused with each request, rather than passed over.
  var isRefusing: Bool {
    switch self {
    case .any, .exactly: false
    default: true
    }
  }

  /// - Parameter type: without other names for it.
  func surelyRefuses(_ type: WrittenType) -> Bool {
    switch self {
    case .any: return false
    case .exactly(let wanted): return type.surelyDiffers(from: wanted)
    case .oneOf(let wanted): return wanted.allSatisfy(type.unwrapped.surelyDiffers)
    case .oneOfOrOwn(let wanted):
      if case .name(let name, _) = type.unwrapped, !Self.known.contains(name.joined(separator: ".")) {
        return false
      }
      return wanted.allSatisfy(type.unwrapped.surelyDiffers)
    case .encodable(let others):
      return others.allSatisfy(type.unwrapped.surelyDiffers) && type.unwrapped.surelyCannotBeEncoded
    case .query:
      switch type.unwrapped {
      case .array(let element): return element.surelyDiffers(from: .name("QueryItem"))
      case .name(["KeyValuePairs"], _): return false
      case .name(let name, _): return Self.withoutNames.contains(name.joined(separator: "."))
      default: return type.unwrapped.surelyCannotBeEncoded
      }
    }
  }

  /// Types whose names say what they are, without a file that declares them.
  static let known = withoutNames.union(notEncodable).union(protocols).union([
    "Array", "Dictionary", "DocumentDecoder", "DocumentEncoder", "EmptyResponse", "JSONDecoder",
    "JSONEncoder",
    "JSONDocument", "JSONValue", "PropertyListDecoder", "PropertyListEncoder", "Set", "URLComponents",
  ])

  /// What is encoded as one value.
  private static let withoutNames: Set<String> = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int8", "Int16", "Int32",
    "Int64",
    "String", "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID", "Void",
  ]

  fileprivate static let notEncodable: Set<String> = [
    "Character", "EndpointBody", "EndpointPath", "HTTPMethod", "HeaderField", "HeaderFields",
    "KeyValuePairs", "QueryItem", "QueryListStyle", "RequestBody", "RequestOptions", "URLQueryItem",
    "URLRequest", "Void", "WebURL",
  ]

  /// A value of one may be anything. None of them conforms to itself.
  fileprivate static let protocols: Set<String> = [
    "Any", "AnyObject", "BodyEncoder", "Codable", "CustomStringConvertible", "Decodable", "Decoder",
    "Encodable",
    "Encoder", "Equatable", "Hashable", "ResponseDecoder", "Sendable",
  ]
}

extension WrittenType {
  /// Whether two types cannot be the same, both without other names for them.
  func surelyDiffers(from other: WrittenType) -> Bool {
    switch (self, other) {
    case (.unclear, _), (_, .unclear), (.opaque, _), (_, .opaque), (.all, _), (_, .all),
      (.name(["Any"], _), _):
      false
    case (.array(let one), .array(let two)), (.optional(let one), .optional(let two)),
      (.existential(let one), .existential(let two)):
      one.surelyDiffers(from: two)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      key.surelyDiffers(from: otherKey) || value.surelyDiffers(from: otherValue)
    case (.name(let name, let arguments), .name(let otherName, let others)):
      name != otherName || zip(arguments, others).contains { $0.surelyDiffers(from: $1) }
    // Some leave out the `any`.
    case (.name, .existential(let two)): surelyDiffers(from: two)
    // What is in it may be of the type after all.
    case (.existential, _): false
    case (.tuple, .tuple), (.function, .function): false
    default: true
    }
  }

  fileprivate var surelyCannotBeEncoded: Bool {
    switch self {
    case .tuple, .function: true
    case .array(let element): element.surelyCannotBeEncodedWithin
    case .dictionary(_, let value): value.surelyCannotBeEncodedWithin
    case .name(let name, _): AcceptedType.notEncodable.contains(name.joined(separator: "."))
    default: false
    }
  }

  /// An optional or a list of values that may be anything is not Encodable, even if all its values are.
  private var surelyCannotBeEncodedWithin: Bool {
    switch self {
    case .existential, .all: true
    case .optional(let value): value.surelyCannotBeEncodedWithin
    case .name(let name, _) where AcceptedType.protocols.contains(name.joined(separator: ".")): true
    default: surelyCannotBeEncoded
    }
  }
}
