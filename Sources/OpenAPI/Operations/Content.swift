internal import ApusEncodings
package import ApusJSON

/// One way a body can be written: a media type and what the values are like.
package struct Content: Sendable {
  package let type: String
  /// Of the whole, or of each of the values that follow one another; `nil` where nothing is said.
  package let schema: Schema?
  /// Whole bodies, where the description has some.
  package let examples: [Node]
  /// How the fields of a form are written, by their names.
  let encoding: Node?

  package init(type: String, schema: Schema?, examples: [Node] = [], encoding: Node? = nil) {
    self.encoding = encoding
    self.type = type
    self.schema = schema
    self.examples = examples
  }

  /// Headers that parts of a form are described to have beside their type, by the parts.
  package var partHeaders: [(part: String, headers: [String])] {
    encoding?.members.compactMap { member in
      let names =
        member.value["headers"]?.members.map(\.name).filter { $0.lowercased() != "content-type" } ?? []
      return names.isEmpty ? nil : (member.name, names)
    } ?? []
  }

  package var isJSON: Bool {
    let type = HeaderParameters.essence(of: self.type)
    return type.hasSuffix("/json") || type.hasSuffix("+json") || type == "*/*"
  }

  static func list(_ content: Node?) -> [Content] {
    (content?.members.map { $0 } ?? []).map { member in
      let node = member.value.resolved ?? member.value
      return Content(
        type: member.name, schema: (node["schema"] ?? node["itemSchema"]).map(Schema.init),
        examples: (node["example"].map { [$0] } ?? []) + allExamples(node["examples"]),
        encoding: node["encoding"])
    }
  }

  /// The values of named examples.
  static func allExamples(_ examples: Node?) -> [Node] {
    guard let examples else { return [] }
    return examples.children.compactMap { example in
      examples.kind == .object
        ? example.resolved.flatMap { $0["value"] ?? $0["dataValue"] } : example.resolved
    }
  }
}
