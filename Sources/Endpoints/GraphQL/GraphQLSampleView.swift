internal import ApusGraphQL
package import ApusLanguage
package import ApusText

/// A query for a field, as it can be typed.
package struct GraphQLSampleView: View {
  private let text: String
  /// The files that are sent with it, as they stand behind it.
  package let files: [String]

  /// - Parameter url: where it is to be asked; `nil` for where GraphQL is asked here.
  /// - Throws: where no schema is known of there, or it has no such field to begin with.
  package init(
    _ field: Word, depth: Int, in scope: EndpointScope, askedAt url: Template? = nil
  ) throws(LineProblem) {
    guard let schema = scope.schema(askedAt: url)?.schema else {
      throw scope.withoutSchema(at: field.range, askedAt: url)
    }
    var sample = GraphQLSample(schema, depth: depth)
    guard let query = sample.query(for: field.text) else {
      let names = GraphQLOperation.Kind.allCases.compactMap(schema.root).flatMap { $0.fields.map(\.name) }
      let message = "the schema has no query, mutation or subscription \(field.text)"
      guard let meant = nearest(to: field.text, among: names) else {
        throw LineProblem(message, at: field.range, try: "ls")
      }
      throw LineProblem(message, at: field.range, tryInstead: meant)
    }
    text = query
    files = sample.variables.map { "\($0.name)@FILE" }
  }

  /// One line each, and none is broken: it can be taken from the screen as it is.
  package func lines(on screen: Screen) -> [Line] {
    text.split(separator: "\n").enumerated().map { Line(String($0.element), $0.offset == 0 ? nil : .key) }
  }
}
