package import JSON

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

/// What an operation takes as its body.
package struct RequestBody: Sendable {
  package let isRequired: Bool
  package let summary: String?
  /// The ways to write it, the preferred one first.
  package let contents: [Content]

  /// The JSON one, if there is one.
  package var json: Content? { contents.first(where: \.isJSON) }
}

/// What an operation may answer.
package struct Response: Sendable {
  /// `200`, `4XX` or `default`.
  package let status: String
  package let summary: String?
  package let contents: [Content]

  package var json: Content? { contents.first(where: \.isJSON) }

  package var isSuccess: Bool { status.hasPrefix("2") }
}
