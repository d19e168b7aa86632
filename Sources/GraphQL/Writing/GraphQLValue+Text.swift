internal import ApusJSON

extension GraphQLValue {
  /// As GraphQL writes it, on one line.
  package var text: String {
    switch kind {
    case .variable(let name): "$" + name
    case .integer(let text), .float(let text), .enumeration(let text): text
    case .string(let text): JSONValue.string(text).text
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.name.text): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }
}
