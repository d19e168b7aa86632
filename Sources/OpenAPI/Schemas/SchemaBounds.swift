internal import ApusJSON

/// How large a schema wants a value to be, and what its text is to look like.
struct SchemaBounds {
  private let schema: Schema

  init(_ schema: Schema) { self.schema = schema }

  /// What a schema wants of a value that is not so: `at most 10`, `at least 2 elements`; `nil` where nothing is amiss.
  func wanted(of node: Node) -> String? {
    switch node.kind {
    case .integer, .decimal: node.double.flatMap { NumberBounds(schema).wanted(of: $0) }
    case .string: wanted(of: node.string ?? "")
    case .array:
      wanted(node.count, "minItems", "maxItems", of: "element")
        ?? (wantsUnique && !isUnique(node) ? "no element twice" : nil)
    case .object: wanted(node.count, "minProperties", "maxProperties", of: "member")
    default: nil
    }
  }

  private func wanted(of text: String) -> String? {
    let length = text.unicodeScalars.count
    if let wanted = wanted(length, "minLength", "maxLength", of: "character") { return wanted }
    // What is too long or too difficult to be told is taken.
    guard let pattern = schema.node["pattern"]?.string, text.utf8.count < 200,
      SimplePattern(pattern)?.matches(text) == false
    else { return nil }
    return "text like \(pattern)"
  }

  private func wanted(_ count: Int, _ least: String, _ most: String, of unit: String) -> String? {
    func bound(_ key: String) -> (number: Double, words: String)? {
      guard let node = schema.node[key], let number = node.double else { return nil }
      return (number, "\(node.text) \(unit)\(number == 1 ? "" : "s")")
    }
    if let least = bound(least), Double(count) < least.number { return "at least \(least.words)" }
    if let most = bound(most), Double(count) > most.number { return "at most \(most.words)" }
    return nil
  }

  private var wantsUnique: Bool { schema.node["uniqueItems"]?.boolean ?? false }

  private func isUnique(_ array: Node) -> Bool {
    let elements = Array(array.children.prefix(100))
    return !elements.indices.contains { place in
      elements[..<place].contains { $0.sameValue(as: elements[place]) }
    }
  }
}
