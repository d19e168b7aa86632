/// What can be sent to a server: operations, and the fragments that they share.
package struct GraphQLDocument: Sendable {
  package let text: String
  package let operations: [GraphQLOperation]
  package let fragments: [GraphQLFragment]
  private let fragmentPlaces: [String: Int]

  /// The bytes that a document may have.
  package static let limit = 1_000_000

  package init(_ text: String) throws(GraphQLSyntaxError) {
    self.text = text
    let bytes = Array(text.utf8)
    var parser = GraphQLParser(bytes.count > Self.limit ? [] : bytes)
    var (operations, fragments): ([GraphQLOperation], [GraphQLFragment]) = ([], [])
    guard bytes.count <= Self.limit else { throw parser.failure("at most \(Self.limit / 1_000_000) MB") }
    repeat {
      if parser.isWord("fragment") {
        fragments.append(try parser.fragment())
      } else {
        operations.append(try parser.operation())
      }
    } while parser.token.kind != .end
    (self.operations, self.fragments) = (operations, fragments)
    fragmentPlaces = Dictionary(
      fragments.enumerated().map { ($0.element.name.text, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  package func fragment(named name: String) -> GraphQLFragment? { fragmentPlaces[name].map { fragments[$0] } }

  /// The operation of a name, or the only one where none is said.
  package func operation(named name: String?) -> GraphQLOperation? {
    guard let name else { return operations.count == 1 ? operations.first : nil }
    return operations.first { $0.name?.text == name }
  }
}
