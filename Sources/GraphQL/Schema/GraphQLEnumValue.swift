/// A value of an enumeration.
package struct GraphQLEnumValue: Sendable, Hashable {
  package let name: String
  package let meaning: String
  /// Why it is out of use; `nil` while it is not.
  package var deprecation: String?
}
