/// What can be typed at a place of a document, by a schema.
package struct GraphQLCompletion {
  /// Those that begin with what is typed.
  package let candidates: [GraphQLCandidate]
  /// The bytes that a candidate takes the place of: what is typed of the word.
  package let range: Range<Int>

  private let schema: GraphQLSchema

  /// - Parameter cursor: where somebody types, in bytes.
  package init(_ text: String, at cursor: Int, schema: GraphQLSchema) {
    self.schema = schema
    let bytes = Array(text.utf8.prefix(GraphQLDocument.limit))
    let cursor = max(0, min(cursor, bytes.count))
    var lexer = GraphQLLexer(bytes)
    var walk = GraphQLWalk(schema)
    var word = cursor..<cursor
    var behind = 0
    var isInside = false
    while true {
      let token = lexer.next()
      if token.kind == .end || token.range.lowerBound >= cursor { break }
      behind = token.range.upperBound
      if token.range.upperBound >= cursor, token.kind == .name {
        word = token.range.lowerBound..<cursor
        behind = cursor
        break
      }
      // Within a string or a number nothing is known.
      let isClosed = token.range.upperBound < cursor || ![.broken, .integer, .float].contains(token.kind)
      isInside = token.range.upperBound > cursor || !isClosed
      if isInside { break }
      walk.take(token, lexer.text(token.range))
    }
    let isInComment =
      bytes[min(behind, cursor)..<cursor].split(separator: 0x0a, omittingEmptySubsequences: false)
      .last?.contains(UInt8(ascii: "#")) ?? false
    if let dollar = word.lowerBound.advancedBackOver("$", in: bytes) { word = dollar..<cursor }
    range = word
    guard !isInside, !isInComment else {
      candidates = []
      return
    }
    let typed = String(decoding: bytes[word], as: UTF8.self).lowercased()
    let fragments = Self.fragments(in: bytes)
    let all = Self.candidates(walk, schema, fragments)
    candidates = all.filter { $0.text.lowercased().hasPrefix(typed) }
  }

  /// The names of fragments, wherever they are in the document, with their types.
  private static func fragments(in bytes: [UInt8]) -> [(name: String, type: String)] {
    var lexer = GraphQLLexer(bytes)
    var words: [String] = []
    var found: [(name: String, type: String)] = []
    while true {
      let token = lexer.next()
      if token.kind == .end { return found }
      words = token.kind == .name ? words.suffix(3) + [lexer.text(token.range)] : []
      if words.count == 4, words[0] == "fragment", words[2] == "on" { found.append((words[1], words[3])) }
    }
  }

  // MARK: Candidates

  private static func candidates(
    _ walk: GraphQLWalk, _ schema: GraphQLSchema, _ fragments: [(name: String, type: String)]
  ) -> [GraphQLCandidate] {
    switch walk.place {
    case .definition:
      return GraphQLOperation.Kind.allCases.filter { schema.rootName($0) != nil }.map {
        GraphQLCandidate($0.rawValue)
      } + [GraphQLCandidate("fragment")]
    case .field(let type): return type.map { fields(of: $0, schema) } ?? []
    case .fragment(let type):
      return [GraphQLCandidate("on", "TYPE { }")]
        + fragments.filter { canStand($0.type, in: type, schema) }.map { GraphQLCandidate($0.name, $0.type) }
    case .input(let inputs, let given):
      let open = inputs.filter { !given.contains($0.name) && $0.deprecation == nil }
      return (open.filter(\.isRequired) + open.filter { !$0.isRequired }).map {
        GraphQLCandidate("\($0.name):", $0.line)
      }
    case .value(let type): return values(of: type, walk.variables, schema)
    case .inputType:
      return (["Boolean", "Float", "ID", "Int", "String"] + schema.names).unique.compactMap { name in
        guard let kind = schema.kind(of: name), [.scalar, .enumeration, .input].contains(kind) else {
          return nil
        }
        return GraphQLCandidate(name, kind.rawValue)
      }
    case .compositeType(let within): return composites(within, schema)
    case .directive(let place):
      return schema.directives.filter { $0.places.contains(place) }.map {
        GraphQLCandidate($0.name, $0.meaning.firstLine)
      }
    case .nothing: return []
    }
  }

  private static func fields(of type: GraphQLType, _ schema: GraphQLSchema) -> [GraphQLCandidate] {
    let current = type.fields.filter { $0.deprecation == nil } + type.fields.filter { $0.deprecation != nil }
    return current.map { GraphQLCandidate($0.name, $0.line) } + [GraphQLCandidate("__typename", "String!")]
  }

  private static func canStand(_ name: String, in type: GraphQLType?, _ schema: GraphQLSchema) -> Bool {
    guard let type, let inner = schema.type(named: name), name != type.name else { return true }
    return !Set(schema.objects(of: inner)).isDisjoint(with: schema.objects(of: type))
  }

  private static func composites(_ within: GraphQLType?, _ schema: GraphQLSchema) -> [GraphQLCandidate] {
    let names = within.map { [$0.name] + schema.objects(of: $0) + $0.interfaces } ?? schema.names
    return names.unique.compactMap { name in
      guard let kind = schema.kind(of: name), [.object, .interface, .union].contains(kind) else { return nil }
      return GraphQLCandidate(name, kind.rawValue)
    }
  }

  private static func values(
    of type: GraphQLTypeName?, _ variables: [(name: String, type: String)], _ schema: GraphQLSchema
  ) -> [GraphQLCandidate] {
    guard let type, let core = schema.type(named: type.core) else { return [] }
    let own: [GraphQLCandidate] =
      switch (core.kind, core.name) {
      case (.enumeration, _):
        core.values.filter { $0.deprecation == nil }.map { GraphQLCandidate($0.name, $0.meaning.firstLine) }
      case (_, "Boolean"): [GraphQLCandidate("true"), GraphQLCandidate("false")]
      case (.input, _): [GraphQLCandidate(type.element == nil ? "{" : "[{", core.name)]
      default: []
      }
    return variables.filter { $0.type == core.name }.map { GraphQLCandidate("$\($0.name)", $0.type) } + own
  }
}

extension Int {
  /// The byte before, where it is this sign.
  fileprivate func advancedBackOver(_ sign: Unicode.Scalar, in bytes: [UInt8]) -> Int? {
    self > 0 && bytes[self - 1] == UInt8(ascii: sign) ? self - 1 : nil
  }
}

extension [String] {
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
