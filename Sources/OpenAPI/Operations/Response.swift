package import ApusJSON

/// What an operation may answer.
package struct Response: Sendable {
  /// `200`, `4XX` or `default`.
  package let status: String
  package let summary: String?
  package let contents: [Content]
  let node: Node

  package var json: Content? { contents.first(where: \.isJSON) }

  package var isSuccess: Bool { status.hasPrefix("2") }

  /// Its headers of which the description says a value, and that value.
  package var headers: [(name: String, value: Node)] {
    (node["headers"]?.members.map { $0 } ?? []).compactMap { member in
      guard let header = member.value.resolved else { return nil }
      let schema = Schema(header["schema"] ?? header)
      let value =
        header["example"] ?? Content.allExamples(header["examples"]).first ?? schema.example
        ?? schema.defaultValue ?? schema.values?.first
      return value.map { (member.name, $0) }
    }
  }
}
