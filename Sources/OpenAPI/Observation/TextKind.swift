internal import ApusJSON

/// What a text is as a value, where it stands in a path, a query, a header or a form.
struct TextKind {
  /// The kind of all of them.
  static func schema(of values: [String]) -> JSONValue {
    func all(_ fits: (String) -> Bool) -> Bool { !values.isEmpty && values.allSatisfy(fits) }
    let isInteger = all { Int($0) != nil && !$0.hasPrefix("+") && ($0 == "0" || !$0.hasPrefix("0")) }
    let name =
      isInteger
      ? "integer"
      : all { $0 == "true" || $0 == "false" }
        ? "boolean" : all { JSONValue.Number(text: $0) != nil } ? "number" : "string"
    return ["type": .string(name)]
  }

  /// The value as it is written in JSON.
  static func value(_ text: String, as schema: JSONValue) -> JSONValue {
    switch schema["type"] {
    case "integer", "number": JSONValue.Number(text: text).map(JSONValue.number) ?? .string(text)
    case "boolean": .bool(text == "true")
    default: .string(text)
    }
  }
}
