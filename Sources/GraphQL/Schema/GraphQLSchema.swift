package import ApusJSON
internal import Synchronization

/// What a GraphQL server can be asked: its types, read from definitions (`type Query { … }`) or from an answer to the
/// introspection. A type is read when it is first asked for.
package final class GraphQLSchema: Sendable {
  private enum Source: Sendable {
    case definitions([UInt8], DefinitionIndex)
    case introspection(IntrospectionIndex)
  }

  private let source: Source
  private let roots: [GraphQLOperation.Kind: String]
  package let directives: [GraphQLDirectiveType]
  private let known = Mutex<[String: GraphQLType]>([:])
  private let implementers = Mutex<[String: [String]]?>(nil)

  private static let scalars = ["Boolean", "Float", "ID", "Int", "String"]

  /// A schema in GraphQL's own language. What types hold is not looked at yet: `problem` does.
  ///
  /// - Throws: where something is no definition, or does not end.
  package init(definitions bytes: [UInt8]) throws(GraphQLSyntaxError) {
    let index = try DefinitionIndex(bytes)
    var roots: [GraphQLOperation.Kind: String] = [:]
    for range in index.schemas {
      var parser = GraphQLParser(bytes, in: range)
      roots.merge(try parser.roots()) { first, _ in first }
    }
    if roots.isEmpty {
      for kind in GraphQLOperation.Kind.allCases {
        let name = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
        if index.kinds[name] == .object { roots[kind] = name }
      }
    }
    var directives: [GraphQLDirectiveType] = []
    for range in index.directives {
      var parser = GraphQLParser(bytes, in: range)
      directives.append(try parser.directiveDefinition())
    }
    source = .definitions(bytes, index)
    self.roots = roots
    self.directives = Self.completed(directives)
  }

  /// An answer to the introspection; `nil` for what is none.
  package init?(introspection root: Node) {
    guard let index = IntrospectionIndex(root) else { return nil }
    source = .introspection(index)
    roots = index.roots
    directives = Self.completed(index.directives)
  }

  private static func completed(_ directives: [GraphQLDirectiveType]) -> [GraphQLDirectiveType] {
    directives + GraphQLDirectiveType.known.filter { known in !directives.contains { $0.name == known.name } }
  }

  // MARK: Types

  /// In the order of the text.
  package var names: [String] {
    switch source {
    case .definitions(_, let index): index.names
    case .introspection(let index): index.names
    }
  }

  package func kind(of name: String) -> GraphQLType.Kind? {
    let kind: GraphQLType.Kind? =
      switch source {
      case .definitions(_, let index): index.kinds[name]
      case .introspection(let index): index.nodes[name].flatMap(IntrospectionIndex.kind)
      }
    return kind ?? (Self.scalars.contains(name) ? .scalar : GraphQLMetaTypes.type(named: name)?.kind)
  }

  /// `nil` for a name that the schema does not have, and for a type that cannot be read.
  package func type(named name: String) -> GraphQLType? {
    if let type = known.withLock({ $0[name] }) { return type }
    guard let type = try? reading(name) else { return nil }
    known.withLock { $0[name] = type }
    return type
  }

  private func reading(_ name: String) throws(GraphQLSyntaxError) -> GraphQLType? {
    switch source {
    case .definitions(let bytes, let index):
      guard let places = index.places[name] else { break }
      var whole: GraphQLType?
      for place in places {
        var parser = GraphQLParser(bytes, in: place)
        let part = try parser.typeDefinition()
        whole = whole.map { $0.extended(by: part) } ?? part
      }
      return whole
    case .introspection(let index):
      if let type = index.type(named: name) { return type }
    }
    return Self.scalars.contains(name)
      ? GraphQLType(kind: .scalar, name: name) : GraphQLMetaTypes.type(named: name)
  }

  /// What is wrong in the text of a type, the first of all. This reads the whole schema.
  package var problem: GraphQLSyntaxError? {
    for name in names where known.withLock({ $0[name] == nil }) {
      do throws(GraphQLSyntaxError) { _ = try reading(name) } catch { return error }
    }
    return nil
  }

  // MARK: Relations

  /// The type that operations of a kind begin at; `nil` where the schema has none.
  package func root(_ kind: GraphQLOperation.Kind) -> GraphQLType? { roots[kind].flatMap(type(named:)) }

  package func rootName(_ kind: GraphQLOperation.Kind) -> String? { roots[kind] }

  package func directive(named name: String) -> GraphQLDirectiveType? { directives.first { $0.name == name } }

  /// The objects that something of a type may be.
  package func objects(of type: GraphQLType) -> [String] {
    switch type.kind {
    case .object: [type.name]
    case .union: type.members
    case .interface: implementing[type.name] ?? []
    default: []
    }
  }

  private var implementing: [String: [String]] {
    if let known = implementers.withLock({ $0 }) { return known }
    var found: [String: [String]] = [:]
    for name in names where kind(of: name) == .object {
      for interface in interfaces(of: name) { found[interface, default: []].append(name) }
    }
    implementers.withLock { $0 = found }
    return found
  }

  /// Only the heads of types are read.
  private func interfaces(of name: String) -> [String] {
    switch source {
    case .definitions(let bytes, let index):
      (index.places[name] ?? []).flatMap { place in
        var parser = GraphQLParser(bytes, in: place)
        return (try? parser.interfaces()) ?? []
      }
    case .introspection(let index): index.type(named: name)?.interfaces ?? []
    }
  }

  /// A field of a type; what every type has is told as well.
  package func field(_ name: String, of type: GraphQLType) -> GraphQLField? {
    if let field = type.field(named: name) { return field }
    guard type.isComposite else { return nil }
    switch name {
    case "__typename":
      return GraphQLField(
        name: name, meaning: "The name of the type", arguments: [], type: .nonNull(.named("String")))
    case "__schema" where type.name == roots[.query]:
      return GraphQLField(
        name: name, meaning: "What can be asked", arguments: [], type: .nonNull(.named("__Schema")))
    case "__type" where type.name == roots[.query]:
      let input = GraphQLInput(name: "name", meaning: "", type: .nonNull(.named("String")), usual: nil)
      return GraphQLField(name: name, meaning: "A type", arguments: [input], type: .named("__Type"))
    default: return nil
    }
  }
}

extension GraphQLType {
  /// The same with what an extension adds.
  fileprivate func extended(by part: GraphQLType) -> GraphQLType {
    var type = self
    if type.meaning.isEmpty { type.meaning = part.meaning }
    type.fields += part.fields
    type.interfaces += part.interfaces
    type.inputs += part.inputs
    type.values += part.values
    type.members += part.members
    type.takesOne = type.takesOne || part.takesOne
    return type
  }
}
