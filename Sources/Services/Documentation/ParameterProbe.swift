internal import ApusJSON

/// Finds out what a type is made of, by letting it decode itself from nothing: every name it asks for is written down,
/// and every value it gets is a stand-in. A text is its own name in braces, so that what is built of the specimen
/// shows where each parameter goes: `/users/{login}`.
struct ParameterProbe: Decoder {
  struct Finding {
    let key: String
    let kind: EndpointParameter.Kind
    let isOptional: Bool
    /// What stands for the parameter where the specimen shows it, such as `{login}`.
    let mark: String
  }

  final class Findings {
    var all: [Finding] = []
    fileprivate var optionals: Set<String> = []
  }

  /// Stands for texts.
  let name: String
  let findings: Findings
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  static func specimen<T: Decodable>(of type: T.Type) throws -> (T, [Finding]) {
    let findings = Findings()
    let specimen = try T(from: ParameterProbe(name: "", findings: findings))
    return (specimen, findings.all)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields(findings: findings))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { OneElement(name: name) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { OneValue(name: name) }

  /// A value of any type that can make one of nearly nothing.
  static func standIn<T: Decodable>(_ type: T.Type, named name: String) throws -> T {
    let known: Any? =
      switch type {
      case is String.Type: "{\(name)}"
      case is Bool.Type: false
      case let type as any FixedWidthInteger.Type: type.init(1)
      case let type as any BinaryFloatingPoint.Type: type.init(1)
      case let type as any CaseIterable.Type: firstCase(of: type)
      case let type as any WordParameter.Type: type.standIn(named: name)
      default: nil
      }
    if let known = known as? T { return known }
    return try T(from: ParameterProbe(name: name, findings: Findings()))
  }

  private static func firstCase<T: CaseIterable>(of type: T.Type) -> Any? { T.allCases.first }

  /// How values of a type are typed.
  static func kind(of type: Any.Type) -> EndpointParameter.Kind {
    switch type {
    case is String.Type: .text
    case is Bool.Type: .flag
    case is any FixedWidthInteger.Type: .integer
    case is any BinaryFloatingPoint.Type: .number
    case let type as any (CaseIterable & RawRepresentable).Type: .choice(rawValues(of: type))
    case let type as any ListType.Type: .list(kind(of: type.elementType))
    case is [String: String].Type: .map
    case let type as any WordParameter.Type: type.kind
    default: .json
    }
  }

  private static func rawValues<T: CaseIterable & RawRepresentable>(of type: T.Type) -> [String] {
    T.allCases.map { "\($0.rawValue)" }
  }
}

// MARK: Containers

private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let findings: ParameterProbe.Findings
  let codingPath: [any CodingKey] = []
  /// None, so that a dictionary is empty.
  let allKeys: [Key] = []

  /// Only asked about what need not be there.
  func contains(_ key: Key) -> Bool {
    findings.optionals.insert(key.stringValue)
    return true
  }

  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let key = key.stringValue
    let name = SnakeCase.snake(key)
    let standIn = try ParameterProbe.standIn(type, named: name)
    findings.all.append(
      ParameterProbe.Finding(
        key: key, kind: ParameterProbe.kind(of: type), isOptional: findings.optionals.contains(key),
        mark: (standIn as? any WordParameter)?.description ?? "{\(name)}"))
    return standIn
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(Fields<Nested>(findings: ParameterProbe.Findings()))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    OneElement(name: key.stringValue)
  }

  func superDecoder() throws -> any Decoder { ParameterProbe(name: "", findings: findings) }
  func superDecoder(forKey key: Key) throws -> any Decoder { ParameterProbe(name: "", findings: findings) }
}

private struct OneElement: UnkeyedDecodingContainer {
  let name: String
  let codingPath: [any CodingKey] = []
  let count: Int? = 1
  private(set) var currentIndex = 0

  init(name: String) { self.name = name }

  var isAtEnd: Bool { currentIndex > 0 }
  private var element: ParameterProbe { ParameterProbe(name: name, findings: .init()) }

  func decodeNil() -> Bool { false }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    currentIndex += 1
    return try ParameterProbe.standIn(type, named: name)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    currentIndex += 1
    return try element.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return OneElement(name: name)
  }

  mutating func superDecoder() throws -> any Decoder { element }
}

private struct OneValue: SingleValueDecodingContainer {
  let name: String
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { false }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try ParameterProbe.standIn(type, named: name) }
}
