/// How a type is named: `String`, `[String!]!`.
package indirect enum GraphQLTypeName: Sendable, Hashable {
  case named(String)
  case list(GraphQLTypeName)
  case nonNull(GraphQLTypeName)

  /// The name in it.
  package var core: String {
    switch self {
    case .named(let name): name
    case .list(let element), .nonNull(let element): element.core
    }
  }

  package var isRequired: Bool { if case .nonNull = self { true } else { false } }
  /// The same where null is allowed.
  package var nullable: GraphQLTypeName { if case .nonNull(let type) = self { type } else { self } }
  /// What a list has in it; `nil` for what is no list.
  package var element: GraphQLTypeName? { if case .list(let element) = nullable { element } else { nil } }
}

extension GraphQLTypeName: CustomStringConvertible {
  package var description: String {
    switch self {
    case .named(let name): name
    case .list(let element): "[\(element)]"
    case .nonNull(let type): "\(type)!"
    }
  }
}
