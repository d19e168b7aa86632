internal import ApusJSON
internal import ApusOpenAPI
internal import ApusPractice

/// Bodies of requests as values.
enum MockBody {
  /// JSON, or the fields of a form as their schemas have them; `nil` for anything else.
  static func value(of request: MockRequest, as schema: Schema?) -> JSONValue? {
    if let form = request.form { return object(form, schema?.fields ?? []) }
    guard let document = try? JSONDocument(request.body) else { return nil }
    return try? DocumentDecoder().decode(JSONValue.self, from: document)
  }

  private static func object(_ form: [(name: String, value: String)], _ fields: [SchemaField]) -> JSONValue {
    var members: [JSONValue.Member] = []
    for (name, text) in form {
      let plain = name.hasSuffix("[]") ? String(name.dropLast(2)) : name
      let schema = fields.first { $0.name == plain }?.schema
      let isList = schema?.kinds == [.array] || plain != name
      let value = value(text, as: isList ? schema?.items : schema)
      if let place = members.firstIndex(where: { $0.key == plain }) {
        if case .array(let values) = members[place].value { members[place].value = .array(values + [value]) }
      } else {
        members.append(JSONValue.Member(plain, isList ? .array([value]) : value))
      }
    }
    return .object(members)
  }

  private static func value(_ text: String, as schema: Schema?) -> JSONValue {
    let kinds = schema?.kinds ?? []
    if kinds.contains(.string) || kinds.isEmpty { return .string(text) }
    if kinds.contains(where: { $0 == .integer || $0 == .number }), let number = JSONValue.Number(text: text) {
      return .number(number)
    }
    if kinds.contains(.boolean), text == "true" || text == "false" { return .bool(text == "true") }
    return .string(text)
  }
}

extension JSONValue {
  /// The object with the members of another one over its own (RFC 7396): null takes a member away.
  func merged(with patch: JSONValue) -> JSONValue {
    guard case .object(let changes) = patch else { return patch }
    var members: [Member] = if case .object(let own) = self { own } else { [] }
    for change in changes {
      let place = members.firstIndex { $0.key == change.key }
      if change.value == .null {
        if let place { members.remove(at: place) }
      } else if let place {
        members[place].value = members[place].value.merged(with: change.value)
      } else {
        members.append(Member(change.key, JSONValue.object([]).merged(with: change.value)))
      }
    }
    return .object(members)
  }

  /// The object with another value under a key, which keeps its place.
  func setting(_ key: String, to value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else { return self }
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place].value = value
    } else {
      members.append(Member(key, value))
    }
    return .object(members)
  }
}
