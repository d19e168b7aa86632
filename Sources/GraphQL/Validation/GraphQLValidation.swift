internal import ApusEncodings

/// Whether a server with this schema takes a document: the rules of the specification's fifth chapter.
package struct GraphQLValidation {
  let schema: GraphQLSchema
  let document: GraphQLDocument
  /// What is wrong, in the order of the text.
  package private(set) var problems: [GraphQLProblem] = []
  /// The operation that is looked at.
  var operation: GraphQLOperation?
  var usedVariables: Set<String> = []
  private var usedFragments: Set<String> = []
  /// Those that any operation or fragment uses.
  private var everUsed: Set<String> = []
  /// So many spreads are followed to find fragments that hold themselves.
  private var budget = 20_000

  package init(_ document: GraphQLDocument, schema: GraphQLSchema) {
    (self.document, self.schema) = (document, schema)
    checkNames()
    for operation in document.operations { check(operation) }
    for fragment in document.fragments { check(fragment) }
    var seen: Set<GraphQLProblem> = []
    problems = problems.filter { seen.insert($0).inserted }.sorted {
      ($0.range.lowerBound, $0.message) < ($1.range.lowerBound, $1.message)
    }
  }

  mutating func note(_ message: String, at range: Range<Int>, suggestion: String? = nil) {
    // A hostile text could have any number of them.
    guard problems.count < 200 else { return }
    problems.append(GraphQLProblem(message, at: range, suggestion: suggestion))
  }

  private mutating func checkNames() {
    var seen: Set<String> = []
    for operation in document.operations {
      guard let name = operation.name else {
        if document.operations.count > 1 {
          note(
            "an operation without a name stands alone in its document",
            at: operation.range.lowerBound..<operation.range.lowerBound + 1)
        }
        continue
      }
      if !seen.insert(name.text).inserted { note("two operations are called \(name.text)", at: name.range) }
    }
    seen = []
    for name in document.fragments.map(\.name) where !seen.insert(name.text).inserted {
      note("two fragments are called \(name.text)", at: name.range)
    }
  }

  private mutating func check(_ operation: GraphQLOperation) {
    self.operation = operation
    (usedVariables, usedFragments) = ([], [])
    let start = operation.range.lowerBound..<operation.range.lowerBound + 1
    guard let root = schema.root(operation.kind) else {
      return note("this server has no \(operation.kind.plural)", at: start)
    }
    checkVariables(of: operation)
    check(operation.directives, at: operation.kind.rawValue.uppercased())
    check(operation.selections, of: root, depth: 0)
    checkMerging(operation.selections, of: root)
    if operation.kind == .subscription, operation.selections.count > 1 {
      note("a subscription asks for one field at its root", at: operation.name?.range ?? start)
    }
    for variable in operation.variables where !usedVariables.contains(variable.name.text) {
      note("$\(variable.name.text) is declared and not used", at: variable.name.range)
    }
    self.operation = nil
  }

  /// A fragment is looked at where it is used, with the variables of that operation, and once for itself.
  private mutating func check(_ fragment: GraphQLFragment) {
    check(fragment.directives, at: "FRAGMENT_DEFINITION")
    if !document.operations.isEmpty, !isUsed(fragment.name.text) {
      note("the fragment \(fragment.name.text) is not used", at: fragment.name.range)
    }
    guard let type = composite(fragment.type), !isUsed(fragment.name.text) else { return }
    usedFragments = [fragment.name.text]
    check(fragment.selections, of: type, depth: 0)
  }

  private func isUsed(_ name: String) -> Bool { everUsed.contains(name) }

  // MARK: Selections

  private mutating func check(_ selections: [GraphQLSelection], of type: GraphQLType, depth: Int) {
    guard depth < GraphQLParser.deepest * 2 else { return }
    for selection in selections {
      switch selection {
      case .field(let field): check(field, of: type, depth: depth)
      case .spread(let name, let directives):
        check(directives, at: "FRAGMENT_SPREAD")
        checkSpread(name, in: type, depth: depth)
      case .inline(let name, let directives, let selections, _):
        check(directives, at: "INLINE_FRAGMENT")
        guard let name else {
          check(selections, of: type, depth: depth + 1)
          continue
        }
        guard let inner = composite(name) else { continue }
        if !canBe(inner, type) { note("no \(type.name) is a \(inner.name)", at: name.range) }
        check(selections, of: inner, depth: depth + 1)
      }
    }
  }

  private mutating func check(_ selection: GraphQLFieldSelection, of type: GraphQLType, depth: Int) {
    let name = selection.name
    guard let field = schema.field(name.text, of: type) else {
      let isOfMembers = type.kind == .union
      return note(
        isOfMembers
          ? "\(type.name) is a union: its fields stand in `... on TYPE { }`"
          : "\(type.name) has no field \(name.text)", at: name.range,
        suggestion: NearName.find(name.text, among: type.fields.map(\.name)))
    }
    check(selection.arguments, among: field.arguments, of: "\(type.name).\(field.name)", at: name.range)
    check(selection.directives, at: "FIELD")
    guard let inner = schema.type(named: field.type.core) else { return }
    if inner.isComposite, selection.selections.isEmpty {
      note("\(name.text) is \(field.type), so say which of its fields: \(name.text) { … }", at: name.range)
    } else if !inner.isComposite, !selection.selections.isEmpty {
      note("\(name.text) is \(field.type), which has no fields", at: name.range)
    } else {
      check(selection.selections, of: inner, depth: depth + 1)
    }
  }

  private mutating func checkSpread(_ name: GraphQLName, in type: GraphQLType, depth: Int) {
    everUsed.insert(name.text)
    guard let fragment = document.fragment(named: name.text) else {
      return note(
        "no fragment is called \(name.text)", at: name.range,
        suggestion: NearName.find(name.text, among: document.fragments.map(\.name.text)))
    }
    guard let inner = composite(fragment.type) else { return }
    if !canBe(inner, type) { note("no \(type.name) is a \(inner.name)", at: name.range) }
    // Each is looked at once in an operation; one that holds itself is found by its name.
    guard usedFragments.insert(name.text).inserted else { return }
    if holdsItself(fragment) {
      note("the fragment \(name.text) holds itself", at: fragment.name.range)
    }
    check(fragment.selections, of: inner, depth: depth + 1)
  }

  private mutating func holdsItself(_ fragment: GraphQLFragment) -> Bool {
    var seen: Set<String> = []
    var open = fragment.selections.spreads
    while let name = open.popLast(), budget > 0 {
      budget -= 1
      if name == fragment.name.text { return true }
      guard seen.insert(name).inserted, let next = document.fragment(named: name) else { continue }
      open += next.selections.spreads
    }
    return false
  }

  /// The type of a fragment, which has fields.
  private mutating func composite(_ name: GraphQLName) -> GraphQLType? {
    guard let type = schema.type(named: name.text) else {
      note(
        "there is no type \(name.text)", at: name.range,
        suggestion: NearName.find(name.text, among: schema.names))
      return nil
    }
    guard type.isComposite else {
      note("\(name.text) has no fields", at: name.range)
      return nil
    }
    return type
  }

  /// Whether something can be of both types.
  private func canBe(_ one: GraphQLType, _ other: GraphQLType) -> Bool {
    one.name == other.name || !Set(schema.objects(of: one)).isDisjoint(with: schema.objects(of: other))
  }
}

extension [GraphQLSelection] {
  /// The names of all fragments in them.
  fileprivate var spreads: [String] {
    flatMap { selection -> [String] in
      switch selection {
      case .field(let field): field.selections.spreads
      case .spread(let name, _): [name.text]
      case .inline(_, _, let selections, _): selections.spreads
      }
    }
  }
}
