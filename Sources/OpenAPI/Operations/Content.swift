package import ApusJSON

/// One way a body can be written: a media type and what the values are like.
package struct Content: Sendable {
  package let type: String
  /// `nil` where nothing is said.
  package let schema: Schema?
  /// A whole body, where the description has one.
  package let example: Node?

  package var isJSON: Bool {
    let type = self.type.prefix { $0 != ";" }.lowercased()
    return type.hasSuffix("/json") || type.hasSuffix("+json") || type == "*/*"
  }

  static func list(_ content: Node?) -> [Content] {
    (content?.members.map { $0 } ?? []).map { member in
      let node = member.value.resolved ?? member.value
      return Content(
        type: member.name, schema: node["schema"].map(Schema.init),
        example: node["example"] ?? node["examples"].flatMap(firstExample))
    }
  }

  /// The value of the first of several named examples.
  static func firstExample(_ examples: Node) -> Node? {
    guard let first = examples.children.first(where: { _ in true })?.resolved else { return nil }
    return examples.kind == .object ? first["value"] : first
  }
}
