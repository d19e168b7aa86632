/// A value as a query or a schema writes it.
package struct GraphQLValue: Sendable, Hashable {
  package indirect enum Kind: Sendable, Hashable {
    case variable(String)
    /// As it is written, so that no digit is lost.
    case integer(String)
    case float(String)
    case string(String)
    case boolean(Bool)
    case null
    case enumeration(String)
    case list([GraphQLValue])
    case object([GraphQLArgument])
  }

  package let kind: Kind
  package let range: Range<Int>
}
