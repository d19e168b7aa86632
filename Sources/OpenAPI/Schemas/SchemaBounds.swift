internal import ApusJSON

/// How large a schema wants a value to be, and what its text is to look like.
struct SchemaBounds {
  private let schema: Schema

  init(_ schema: Schema) { self.schema = schema }

  func contain(_ node: Node) -> Bool {
    switch node.kind {
    case .integer, .decimal: node.double.map { NumberBounds(schema).contains($0) } ?? true
    case .string: isText(node.string ?? "")
    case .array: isCount(node.count, "minItems", "maxItems") && (!wantsUnique || isUnique(node))
    case .object: isCount(node.count, "minProperties", "maxProperties")
    default: true
    }
  }

  private func isText(_ text: String) -> Bool {
    guard isCount(text.unicodeScalars.count, "minLength", "maxLength") else { return false }
    // What is too long or too difficult to be told is taken.
    guard let pattern = schema.node["pattern"]?.string, text.utf8.count < 200 else { return true }
    return SimplePattern(pattern)?.matches(text) ?? true
  }

  private func isCount(_ count: Int, _ least: String, _ most: String) -> Bool {
    if let least = schema.node[least]?.double, Double(count) < least { return false }
    if let most = schema.node[most]?.double, Double(count) > most { return false }
    return true
  }

  private var wantsUnique: Bool { schema.node["uniqueItems"]?.boolean ?? false }

  private func isUnique(_ array: Node) -> Bool {
    let elements = Array(array.children.prefix(100))
    return !elements.indices.contains { place in
      elements[..<place].contains { $0.sameValue(as: elements[place]) }
    }
  }
}
