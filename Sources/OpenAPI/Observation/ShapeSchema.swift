internal import ApusJSON

extension JSONShape {
  /// A schema of OpenAPI 3.1 that all values fit that were seen, and not much else.
  var schema: JSONValue {
    var members = schemaMembers
    guard isNullable else { return .object(members) }
    if let place = members.firstIndex(where: { $0.key == "type" }) {
      members[place].value = .array([members[place].value, "null"])
    } else if let place = members.firstIndex(where: { $0.key == "anyOf" }),
      case .array(let choices) = members[place].value
    {
      members[place].value = .array(choices + [["type": "null"]])
    }
    return .object(members)
  }

  private var schemaMembers: [JSONValue.Member] {
    func kind(_ name: String) -> JSONValue.Member { JSONValue.Member("type", .string(name)) }
    switch form {
    case .unknown: return []
    case .null: return [kind("null")]
    case .boolean: return [kind("boolean")]
    case .integer: return [kind("integer")]
    case .number: return [kind("number")]
    case .string(let format):
      return [kind("string")] + (format?.schemaName.map { [JSONValue.Member("format", .string($0))] } ?? [])
    case .array(let elements):
      return [kind("array"), JSONValue.Member("items", elements.schema)]
    case .map(let values):
      return [kind("object"), JSONValue.Member("additionalProperties", values.schema)]
    case .union(let parts):
      return [JSONValue.Member("anyOf", .array(parts.map(\.schema)))]
    case .object(let fields):
      let properties = fields.map { JSONValue.Member($0.name, $0.shape.schema) }
      let required = fields.filter { !$0.isOptional }.map { JSONValue.string($0.name) }
      return [kind("object"), JSONValue.Member("properties", .object(properties))]
        + (required.isEmpty ? [] : [JSONValue.Member("required", .array(required))])
    }
  }
}

extension StringFormat {
  /// As descriptions call it; `nil` where they have no name for it.
  fileprivate var schemaName: String? {
    switch self {
    case .dateTime: "date-time"
    case .date: "date"
    case .uuid: "uuid"
    case .email: "email"
    case .url: "uri"
    case .localDateTime: nil
    }
  }
}
