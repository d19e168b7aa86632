/// A name, and where it stands.
package struct GraphQLName: Sendable, Hashable {
  package let text: String
  package let range: Range<Int>
}
