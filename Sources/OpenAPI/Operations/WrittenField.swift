internal import ApusEncodings
package import ApusJSON

/// A field as it goes out: its name, and its values with what stands between them.
package struct WrittenField: Sendable, Hashable {
  package let name: String
  package let values: [String]
  package let separator: String
  /// What it is in a form of parts, where that is described.
  package let type: String?
  /// Whether signs such as `/` are sent as they are, in a query.
  package internal(set) var keepsReserved = false

  init(_ name: String, _ values: [String], separator: String = "", type: String? = nil) {
    self.name = name
    self.values = values
    self.separator = separator
    self.type = type
  }

  func keepingReserved(_ keeps: Bool) -> WrittenField {
    var field = self
    field.keepsReserved = keeps
    return field
  }
}

extension FieldStyle {
  /// Writes what was given under one name.
  ///
  /// - Parameters:
  ///   - texts: as they were typed; one may be JSON, where the schema wants a list or an object.
  func write(_ name: String, _ texts: [String], as schema: Schema) -> [WrittenField] {
    let kinds = schema.kinds
    guard !kinds.contains(.string) else { return texts.map { WrittenField(name, [$0], type: type) } }
    if let text = texts.first, texts.count == 1, let value = Self.container(text, kinds) {
      return write(name, value)
    }
    guard kinds.contains(.array), let separator, texts.count > 1 else {
      return texts.map { WrittenField(name, [$0], type: type) }
    }
    return [WrittenField(name, texts, separator: separator, type: type)]
  }

  /// A list or an object that is typed as JSON, where the schema has one.
  static func container(_ text: String, _ kinds: [Schema.Kind]) -> JSONValue? {
    guard text.hasPrefix("[") && kinds.contains(.array) || text.hasPrefix("{") && kinds.contains(.object),
      let document = try? JSONDocument(text)
    else { return nil }
    return JSONValue(copying: document.root)
  }

  /// Writes a value.
  package func write(_ name: String, _ value: JSONValue) -> [WrittenField] {
    switch value {
    case .array(let elements):
      let texts = elements.map(Self.text)
      guard let separator else { return texts.map { WrittenField(name, [$0], type: type) } }
      return [WrittenField(name, texts, separator: separator, type: type)]
    case .object(let members):
      switch objects {
      case .whole: return [WrittenField(name, [value.text], type: type)]
      case .brackets: return members.flatMap { write("\(name)[\($0.key)]", $0.value) }
      case .members:
        return members.flatMap { member in
          guard case .object = member.value else { return write(member.key, member.value) }
          return [WrittenField(member.key, [member.value.text], type: type)]
        }
      case .pairs:
        let texts = members.flatMap { [$0.key, Self.text($0.value)] }
        return [WrittenField(name, texts, separator: separator ?? ",", type: type)]
      }
    default: return [WrittenField(name, [Self.text(value)], type: type)]
    }
  }

  static func text(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .null: ""
    default: value.text
    }
  }
}

extension Operation {
  /// Items of a query as the description has them written. What it does not know stays as it is.
  package func writtenQuery(_ items: [(name: String, value: String)]) -> [WrittenField] {
    let parameters = parameters(in: .query)
    return Self.written(items) { name in
      parameters.first { $0.name == name }.flatMap { parameter in
        FieldStyle(parameter).map { ($0, parameter.schema) }
      }
    }
  }

  /// Fields of a form as the description has them written.
  ///
  /// - Parameter type: which of the forms that it may be.
  package func writtenForm(_ items: [(name: String, value: String)], as type: String) -> [WrittenField] {
    let content = body?.contents.first { HeaderParameters.essence(of: $0.type) == type }
    let fields = content?.schema?.fields ?? []
    return Self.written(items) { name in
      fields.first { $0.name == name }.map { (fieldStyle(of: $0, in: content), $0.schema) }
    }
  }

  /// How a field of a form is written.
  package func fieldStyle(of field: SchemaField, in content: Content?) -> FieldStyle {
    // In Swagger 2 the field itself says how its list is written.
    dialect == .swagger2 && field.schema.kinds == [.array]
      ? FieldStyle(collectionFormat: field.schema.node["collectionFormat"]?.string)
      : FieldStyle(encoding: content?.encoding?[field.name])
  }

  /// Each name once, where it first stands, with all that was given under it.
  private static func written(
    _ items: [(name: String, value: String)], _ style: (String) -> (FieldStyle, Schema)?
  ) -> [WrittenField] {
    var done: Set<String> = []
    return items.flatMap { item -> [WrittenField] in
      guard let (style, schema) = style(item.name) else { return [WrittenField(item.name, [item.value])] }
      guard done.insert(item.name).inserted else { return [] }
      let values = items.filter { $0.name == item.name }.map(\.value)
      return style.write(item.name, values, as: schema).map { $0.keepingReserved(style.keepsReserved) }
    }
  }
}
