package import ApusJSON

/// What a server is asked for its schema, and what it answers.
package enum GraphQLIntrospection {
  /// The query that the tools of GraphQL's own project send.
  package static let query = """
    query IntrospectionQuery {
      __schema {
        queryType { name }
        mutationType { name }
        subscriptionType { name }
        types { ...FullType }
        directives { name description locations args { ...InputValue } }
      }
    }
    fragment FullType on __Type {
      kind name description
      fields(includeDeprecated: true) {
        name description args { ...InputValue } type { ...TypeRef } isDeprecated deprecationReason
      }
      inputFields { ...InputValue }
      interfaces { ...TypeRef }
      enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }
      possibleTypes { ...TypeRef }
    }
    fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue }
    fragment TypeRef on __Type {
      kind name
      ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType {
        kind name ofType { kind name ofType { kind name } } } } } } }
    }
    """
}

extension GraphQLSchema {
  /// The whole of it, as `__schema` has it.
  package var introspection: JSONValue {
    let roots = GraphQLOperation.Kind.allCases.map { kind in
      JSONValue.Member("\(kind)Type", rootName(kind).map { ["name": .string($0)] } ?? nil)
    }
    let types = (["Boolean", "Float", "ID", "Int", "String"].filter { !names.contains($0) } + names)
      .compactMap { introspection(of: $0) }
    return .object(
      roots + [.init("types", .array(types)), .init("directives", .array(directives.map(Self.described)))])
  }

  /// One type, as `__type` has it; `nil` where there is none.
  package func introspection(of name: String) -> JSONValue? {
    guard let type = type(named: name) else { return nil }
    let isFielded = type.kind == .object || type.kind == .interface
    return [
      "kind": .string(type.kind.word), "name": .string(name), "description": Self.text(type.meaning),
      "fields": isFielded ? .array(type.fields.map(described)) : nil,
      "inputFields": type.kind == .input ? .array(type.inputs.map(described)) : nil,
      "interfaces": isFielded ? .array(type.interfaces.map { reference(.named($0)) }) : nil,
      "enumValues": type.kind == .enumeration ? .array(type.values.map(Self.described)) : nil,
      "possibleTypes": type.kind == .union || type.kind == .interface
        ? .array(objects(of: type).map { reference(.named($0)) }) : nil,
      "isOneOf": type.kind == .input ? .bool(type.takesOne) : nil,
    ]
  }

  private static func text(_ text: String?) -> JSONValue {
    text.map { $0.isEmpty ? nil : .string($0) } ?? nil
  }

  private func described(_ field: GraphQLField) -> JSONValue {
    [
      "name": .string(field.name), "description": Self.text(field.meaning),
      "args": .array(field.arguments.map(described)), "type": reference(field.type),
      "isDeprecated": .bool(field.deprecation != nil), "deprecationReason": Self.text(field.deprecation),
    ]
  }

  private func described(_ input: GraphQLInput) -> JSONValue {
    [
      "name": .string(input.name), "description": Self.text(input.meaning), "type": reference(input.type),
      "defaultValue": input.usual.map { .string($0) } ?? nil,
    ]
  }

  private static func described(_ value: GraphQLEnumValue) -> JSONValue {
    [
      "name": .string(value.name), "description": text(value.meaning),
      "isDeprecated": .bool(value.deprecation != nil), "deprecationReason": text(value.deprecation),
    ]
  }

  private static func described(_ directive: GraphQLDirectiveType) -> JSONValue {
    [
      "name": .string(directive.name), "description": text(directive.meaning),
      "locations": .array(directive.places.map { .string($0) }),
      "args": .array(
        directive.arguments.map { input in
          [
            "name": .string(input.name), "description": text(input.meaning),
            "type": [
              "kind": "NON_NULL", "name": nil,
              "ofType": ["kind": "SCALAR", "name": .string(input.type.core)],
            ], "defaultValue": nil,
          ]
        }),
      "isRepeatable": .bool(directive.isRepeatable),
    ]
  }

  private func reference(_ type: GraphQLTypeName) -> JSONValue {
    switch type {
    case .named(let name):
      ["kind": .string((kind(of: name) ?? .scalar).word), "name": .string(name), "ofType": nil]
    case .list(let element): ["kind": "LIST", "name": nil, "ofType": reference(element)]
    case .nonNull(let inner): ["kind": "NON_NULL", "name": nil, "ofType": reference(inner)]
    }
  }
}

extension GraphQLType.Kind {
  /// As the introspection calls it.
  fileprivate var word: String {
    switch self {
    case .scalar: "SCALAR"
    case .object: "OBJECT"
    case .interface: "INTERFACE"
    case .union: "UNION"
    case .enumeration: "ENUM"
    case .input: "INPUT_OBJECT"
    }
  }
}
