/// A query, a mutation or a subscription of a document.
package struct GraphQLOperation: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case query, mutation, subscription

    /// As a sentence says it of several.
    package var plural: String { self == .query ? "queries" : rawValue + "s" }
  }

  package let kind: Kind
  package let name: GraphQLName?
  package let variables: [GraphQLVariable]
  package let directives: [GraphQLDirective]
  package let selections: [GraphQLSelection]
  package let range: Range<Int>
}
