internal import ApusJSON

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
  package var choicesOfText: [String] { choicesOfText(depth: 0) }

  private func choicesOfText(depth: Int) -> [String] {
    // Lists may be nested without end, or hold themselves.
    if let items, kinds.contains(.array) {
      return depth < Self.deepestList ? items.choicesOfText(depth: depth + 1) : []
    }
    if let values { return values.filter { !$0.isNull }.map(\.written) }
    return kinds == [.boolean] ? ["true", "false"] : []
  }

  /// What it is called in the description, or else what it is: "simple-user", "array of simple-user", "integer".
  package var typeName: String { typeName(depth: 0) }

  private func typeName(depth: Int) -> String {
    if let name, !isField || kinds == [.object] { return name }
    if let items, kinds == [.array], depth < Self.deepestList {
      return "array of \(items.typeName(depth: depth + 1))"
    }
    return description
  }

  private static var deepestList: Int { 4 }
}
