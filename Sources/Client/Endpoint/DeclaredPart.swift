/// What an endpoint or a service declares under one of the names of its protocol: used where it is something that can be
/// meant, and refused where it is not.
struct DeclaredPart {
  let name: String
  let owner: Any.Type
  private let value: Any

  init(_ value: Any, _ name: String, of owner: Any.Type) {
    self.value = value
    self.name = name
    self.owner = owner
  }

  /// Whether it is an optional without a value, which is as if it were not declared.
  var isNothing: Bool { (value as? any OptionalPart)?.isNothing ?? false }

  /// The value as one of a type, also out of an optional.
  func reading<Wanted>(as type: Wanted.Type) -> Wanted? { value as? Wanted }

  func refused(_ code: ErrorCode, _ wanted: String) -> RequestError {
    RequestError(
      code, "`\(name)` of \(owner) is of the type \(Swift.type(of: value)), and has to be \(wanted)")
  }
}

/// An optional of whatever.
private protocol OptionalPart {
  var isNothing: Bool { get }
}

extension Optional: OptionalPart {
  fileprivate var isNothing: Bool {
    guard let value = self else { return true }
    return (value as? any OptionalPart)?.isNothing ?? false
  }
}

extension DeclaredPart {
  func headers() throws(RequestError) -> HeaderFields {
    if isNothing { return [:] }
    if let fields = reading(as: HeaderFields.self) { return fields }
    if let fields = reading(as: [HeaderField].self) { return HeaderFields(fields) }
    if let pairs = reading(as: KeyValuePairs<String, String>.self) {
      return HeaderFields(pairs.map { HeaderField(name: $0.key, value: $0.value) })
    }
    if let texts = reading(as: [String: String].self) {
      // A dictionary has no order, and two requests are to be alike.
      let sorted = texts.sorted { $0.key < $1.key }
      return HeaderFields(sorted.map { HeaderField(name: $0.key, value: $0.value) })
    }
    throw refused(.requestHeader, "HeaderFields, or a dictionary of texts")
  }

  func encoder() throws(RequestError) -> (any BodyEncoder)? {
    if let encoder = reading(as: (any BodyEncoder).self) { return encoder }
    if isNothing { return nil }
    throw refused(.requestBody, "a BodyEncoder")
  }

  func decoder() throws(RequestError) -> (any ResponseDecoder)? {
    if let decoder = reading(as: (any ResponseDecoder).self) { return decoder }
    if isNothing { return nil }
    throw refused(.requestParameter, "a ResponseDecoder")
  }

  func method() throws(RequestError) -> HTTPMethod {
    if let method = reading(as: HTTPMethod.self) { return method }
    if isNothing { return .get }
    guard let name = reading(as: String.self) else {
      throw refused(.requestParameter, "an HTTPMethod or a String")
    }
    guard let method = HTTPMethod(name) else {
      throw RequestError(.requestParameter, "`method` of \(owner) is \(name.debugDescription), which is none")
    }
    return method
  }
}
