/// The types that every schema has besides its own: those of the introspection.
enum GraphQLMetaTypes {
  /// `nil` for a name that is none of theirs. Their names begin with two underscores, as no other type's may.
  static func type(named name: String) -> GraphQLType? { name.hasPrefix("__") ? types[name] : nil }

  private static let types: [String: GraphQLType] = {
    let bytes = Array(text.utf8)
    guard let index = try? DefinitionIndex(bytes) else { return [:] }
    return index.places.compactMapValues { places in
      places.first.flatMap { place in
        var parser = GraphQLParser(bytes, in: place)
        return try? parser.typeDefinition()
      }
    }
  }()

  private static let text = """
    type __Schema {
      description: String types: [__Type!]! queryType: __Type! mutationType: __Type subscriptionType: __Type
      directives: [__Directive!]!
    }
    type __Type {
      kind: __TypeKind! name: String description: String specifiedByURL: String isOneOf: Boolean
      fields(includeDeprecated: Boolean = false): [__Field!] interfaces: [__Type!] possibleTypes: [__Type!]
      enumValues(includeDeprecated: Boolean = false): [__EnumValue!]
      inputFields(includeDeprecated: Boolean = false): [__InputValue!] ofType: __Type
    }
    type __Field {
      name: String! description: String args(includeDeprecated: Boolean = false): [__InputValue!]! type: __Type!
      isDeprecated: Boolean! deprecationReason: String
    }
    type __InputValue {
      name: String! description: String type: __Type! defaultValue: String isDeprecated: Boolean!
      deprecationReason: String
    }
    type __EnumValue { name: String! description: String isDeprecated: Boolean! deprecationReason: String }
    type __Directive {
      name: String! description: String isRepeatable: Boolean! locations: [__DirectiveLocation!]!
      args(includeDeprecated: Boolean = false): [__InputValue!]!
    }
    enum __TypeKind { SCALAR OBJECT INTERFACE UNION ENUM INPUT_OBJECT LIST NON_NULL }
    enum __DirectiveLocation {
      QUERY MUTATION SUBSCRIPTION FIELD FRAGMENT_DEFINITION FRAGMENT_SPREAD INLINE_FRAGMENT VARIABLE_DEFINITION SCHEMA
      SCALAR OBJECT FIELD_DEFINITION ARGUMENT_DEFINITION INTERFACE UNION ENUM ENUM_VALUE INPUT_OBJECT
      INPUT_FIELD_DEFINITION
    }
    """
}
