internal import JSON

/// One field of an object, as a schema has it.
package struct SchemaField: Sendable {
  package let name: String
  package let schema: Schema
  package let isRequired: Bool
}

extension Schema {
  /// The fields of the objects that fit, those of `allOf` included; where there is a choice, those of the first one
  /// that has any. None for what is no object.
  package var fields: [SchemaField] {
    let combined = CombinedSchema(self)
    let found = combined.properties.map { name, schema in
      SchemaField(name: name, schema: schema, isRequired: combined.required.contains(name))
    }
    if !found.isEmpty { return found }
    return choices.lazy.map { CombinedSchema($0) }.first { !$0.properties.isEmpty }.map { choice in
      choice.properties.map { name, schema in
        SchemaField(
          name: name, schema: schema,
          isRequired: choice.required.contains(name) || combined.required.contains(name))
      }
    } ?? []
  }

  /// Everything a text in its place may be, when that is a short list: the values of an enum, or true and false. For
  /// a list they are those of its elements.
  package var choicesOfText: [String] {
    if let items, kinds.contains(.array) { return items.choicesOfText }
    if let values { return values.filter { !$0.isNull }.map(\.written) }
    return kinds == [.boolean] ? ["true", "false"] : []
  }

  /// What it is called in the description, or else what it is: "simple-user", "array of simple-user", "integer".
  package var typeName: String {
    if let name { return name }
    if let items, kinds == [.array] { return "array of \(items.typeName)" }
    return description
  }
}
