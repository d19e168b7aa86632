/// A word or a sign of GraphQL's language, and where it stands.
package struct GraphQLToken: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case name, integer, float, string, blockString
    /// `...`
    case spread
    /// One of `! $ & ( ) : = @ [ ] { | }`.
    case sign(UInt8)
    /// Nothing follows.
    case end
    /// What the language does not have, or has and does not end: a string without its quote.
    case broken
  }

  package let kind: Kind
  /// The bytes of the text.
  package let range: Range<Int>

  package func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }
}
