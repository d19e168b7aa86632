/// Goes through a document up to a place and knows at each token what it stands in, whether the rest is right or not.
struct GraphQLWalk {
  private enum Frame {
    case selection(GraphQLType?)
    /// - Parameter then: the type that braces behind these would open.
    case inputs([GraphQLInput], given: Set<String>, then: GraphQLType?)
    case list(GraphQLTypeName?)
    case variables
  }

  private let schema: GraphQLSchema
  private var frames: [Frame] = []
  private(set) var place = GraphQLPlace.definition
  /// The variables that the operation declares, with the names of their types.
  private(set) var declared: [(name: String, type: String)] = []
  private var operation = GraphQLOperation.Kind.query
  private var isInFragment = false
  /// The type that the next brace opens.
  private var opened: GraphQLType?
  /// What the next parenthesis takes: the field's, or the directive's before it.
  private var inputs: [GraphQLInput] = []
  private var isBehindDirective = false
  /// The type of the value that comes next.
  private var wanted: GraphQLTypeName?
  private var previous: GraphQLToken?

  init(_ schema: GraphQLSchema) {
    self.schema = schema
    opened = schema.root(.query)
  }

  mutating func take(_ token: GraphQLToken, _ text: String) {
    // A hostile text may open any number.
    guard frames.count < 200 else {
      place = .nothing
      return
    }
    defer { previous = token }
    if case .directive = place, token.kind == .name {
      inputs = schema.directive(named: text)?.arguments ?? []
      isBehindDirective = true
      return rest()
    }
    if token.isSign("@") {
      place = .directive(at: directivePlace)
      return
    }
    if isBehindDirective, token.isSign("(") { return openInputs() }
    isBehindDirective = false
    switch frames.last {
    case nil: takeDefinition(token, text)
    case .selection(let type): takeSelection(token, text, type)
    case .inputs(let inputs, let given, let then): takeInput(token, text, inputs, given, then)
    case .list(let element): takeValue(token, element)
    case .variables: takeVariable(token, text)
    }
  }

  private var directivePlace: String {
    switch frames.last {
    case nil: isInFragment ? "FRAGMENT_DEFINITION" : operation.rawValue.uppercased()
    case .variables: "VARIABLE_DEFINITION"
    default: if case .fragment = place { "INLINE_FRAGMENT" } else { "FIELD" }
    }
  }

  /// The variables that may stand at the place: none among their declarations.
  var variables: [(name: String, type: String)] {
    let isDeclaring = frames.contains { if case .variables = $0 { true } else { false } }
    return isDeclaring ? [] : declared
  }

  /// What may stand behind something that is finished.
  private mutating func rest() {
    switch frames.last {
    case nil: place = .nothing
    case .selection(let type): place = .field(type)
    case .inputs(let inputs, let given, _): place = .input(inputs, given: given)
    case .list(let element): place = .value(element)
    case .variables: place = .nothing
    }
  }

  private mutating func open(_ frame: Frame) {
    frames.append(frame)
    (inputs, isBehindDirective) = ([], false)
    rest()
  }

  private mutating func openInputs() { open(.inputs(inputs, given: [], then: opened)) }

  private mutating func leave() {
    let frame = frames.popLast()
    if case .inputs(_, _, let then)? = frame { opened = then }
    inputs = []
    rest()
  }

  // MARK: Definitions

  private mutating func takeDefinition(_ token: GraphQLToken, _ text: String) {
    switch token.kind {
    case .name where text == "on" && isInFragment: place = .compositeType(within: nil)
    case .name:
      if case .compositeType = place {
        opened = schema.type(named: text)
        place = .nothing
      } else if case .definition = place {
        isInFragment = text == "fragment"
        operation = GraphQLOperation.Kind(rawValue: text) ?? .query
        opened = isInFragment ? nil : schema.root(operation)
        declared = []
        place = .nothing
      }
    case .sign(UInt8(ascii: "{")): open(.selection(opened))
    case .sign(UInt8(ascii: "(")): open(.variables)
    default: break
    }
  }

  private mutating func takeVariable(_ token: GraphQLToken, _ text: String) {
    if case .value(let type) = place { return takeValue(token, type) }
    switch token.kind {
    case .name where previous?.isSign("$") ?? false: declared.append((text, ""))
    case .name:
      if let last = declared.indices.last { declared[last].type = text }
      wanted = .named(text)
      place = .nothing
    case .sign(UInt8(ascii: ":")): place = .inputType
    case .sign(UInt8(ascii: "=")): place = .value(wanted)
    case .sign(UInt8(ascii: ")")): leave()
    default: break
    }
  }

  // MARK: Selections

  private mutating func takeSelection(_ token: GraphQLToken, _ text: String, _ type: GraphQLType?) {
    switch token.kind {
    case .spread:
      opened = type
      place = .fragment(type)
    case .name: takeName(text, type)
    case .sign(UInt8(ascii: ":")): place = .field(type)
    case .sign(UInt8(ascii: "(")): openInputs()
    case .sign(UInt8(ascii: "{")): open(.selection(opened))
    case .sign(UInt8(ascii: "}")):
      leave()
      opened = nil
      guard frames.isEmpty else { break }
      (place, opened, operation, isInFragment) = (.definition, schema.root(.query), .query, false)
    default: break
    }
  }

  private mutating func takeName(_ text: String, _ type: GraphQLType?) {
    switch place {
    case .fragment where text == "on": place = .compositeType(within: type)
    case .compositeType:
      opened = schema.type(named: text)
      place = .nothing
    case .fragment: rest()
    default:
      let field = type.flatMap { schema.field(text, of: $0) }
      inputs = field?.arguments ?? []
      opened = field.flatMap { schema.type(named: $0.type.core) }
      place = .field(type)
    }
  }

  // MARK: Values

  private mutating func takeInput(
    _ token: GraphQLToken, _ text: String, _ inputs: [GraphQLInput], _ given: Set<String>,
    _ then: GraphQLType?
  ) {
    if case .value(let type) = place { return takeValue(token, type) }
    switch token.kind {
    case .name:
      wanted = inputs.first { $0.name == text }?.type
      frames[frames.count - 1] = .inputs(inputs, given: given.union([text]), then: then)
      place = .nothing
    case .sign(UInt8(ascii: ":")): place = .value(wanted)
    case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "}")): leave()
    default: break
    }
  }

  private mutating func takeValue(_ token: GraphQLToken, _ type: GraphQLTypeName?) {
    switch token.kind {
    case .sign(UInt8(ascii: "$")): break
    case .sign(UInt8(ascii: "[")): open(.list(type?.element))
    case .sign(UInt8(ascii: "{")):
      let input = type.flatMap { schema.type(named: $0.core) }
      open(.inputs(input?.inputs ?? [], given: [], then: opened))
    case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: "]")): leave()
    default: rest()
    }
  }
}
