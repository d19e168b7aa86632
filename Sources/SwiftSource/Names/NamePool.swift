/// Names given out so far in one scope. No two are the same.
struct NamePool {
  private var taken: Set<String>
  /// Put behind a name that may not be used.
  private let suffix: String

  /// - Parameter taken: what may not be given out at all.
  init(taken: Set<String>, suffix: String = "Value") {
    self.taken = taken
    self.suffix = suffix
  }

  /// The name wished for, or the nearest one that is free.
  mutating func take(_ wish: String) -> String { take(wish, or: wish + suffix) }

  /// The name wished for, or another, or the nearest one that is free.
  mutating func take(_ wish: String, or other: String) -> String {
    var name = wish
    if taken.contains(name) { name = other }
    var number = 2
    while taken.contains(name) {
      name = "\(wish)\(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }

  /// What properties and enum cases may not be called: the compiler makes members of these names itself, or
  /// takes them for something else.
  static let members = NamePool(taken: [
    "self", "Self", "init", "Type", "Protocol", "hashValue", "rawValue", "stringValue", "intValue", "none",
    "some",
  ])

  /// What types may not be called: names that generated source uses for something else.
  static let types = NamePool(
    taken: [
      "Any", "AnyValue", "Array", "Body", "Bool", "Character", "CharacterSet", "Codable", "CodingKey",
      "CodingKeys",
      "Data", "Date", "Decodable", "Decoder", "DecodingError", "Dictionary", "DocumentDecoder",
      "DocumentEncoder",
      "Double", "Element", "EmptyResponse", "Encodable", "Encoder", "Endpoint", "EndpointBody",
      "EndpointPath", "Error",
      "ErrorResponse", "Failure", "Float", "HTTPMethod", "HTTPURLResponse", "Hashable", "HeaderFields",
      "API", "Home",
      "Identifiable", "Indirect", "Int", "JSON", "JSONDecoder", "JSONEncoder", "JSONValue", "Never",
      "Optional",
      "Parameters",
      "Protocol", "QueryItem", "Request", "RequestBody", "Response", "Result", "Self", "Sendable", "Service",
      "Set",
      "String", "Swift", "Task", "Type", "URL", "URLComponents", "URLError", "URLQueryItem", "URLRequest",
      "URLSession", "UUID", "Void", "WebURL", "APIClient", "Foundation", "BodyEncoder", "Exchange",
      "HeaderField",
      "Int128", "MultipartForm", "ResponseDecoder", "ResponseDecodingError", "Secret", "VariantKey",
      "ApusClient", "ApusJSON",
    ])
}
