/// A type of a schema.
package struct GraphQLType: Sendable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case scalar, object, interface, union
    case enumeration = "enum"
    case input
  }

  package let kind: Kind
  package let name: String
  package var meaning: String
  /// Of an object or an interface.
  package var fields: [GraphQLField] = []
  package var interfaces: [String] = []
  /// Of an input type.
  package var inputs: [GraphQLInput] = []
  /// Of an enumeration.
  package var values: [GraphQLEnumValue] = []
  /// Of a union: the types that it may be.
  package var members: [String] = []
  /// Whether exactly one of the input's fields is given.
  package var takesOne = false

  init(kind: Kind, name: String, meaning: String = "") {
    (self.kind, self.name, self.meaning) = (kind, name, meaning)
  }

  package func field(named name: String) -> GraphQLField? { fields.first { $0.name == name } }
  package func input(named name: String) -> GraphQLInput? { inputs.first { $0.name == name } }

  /// Whether a field of it has braces behind it.
  package var isComposite: Bool { [.object, .interface, .union].contains(kind) }
  /// Whether an argument can be of it.
  package var isInput: Bool { [.scalar, .enumeration, .input].contains(kind) }
}
