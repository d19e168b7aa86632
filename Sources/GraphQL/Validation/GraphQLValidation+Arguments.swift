internal import ApusEncodings

extension GraphQLValidation {
  /// - Parameter areFields: whether they are those of an input object; by default they are arguments.
  mutating func check(
    _ arguments: [GraphQLArgument], among inputs: [GraphQLInput], of owner: String, at range: Range<Int>,
    areFields: Bool = false
  ) {
    var given: Set<String> = []
    var (meant, unknown): (Set<String>, Range<Int>?) = ([], nil)
    for argument in arguments {
      let name = argument.name
      guard let input = inputs.first(where: { $0.name == name.text }) else {
        let near = NearName.find(name.text, among: inputs.map(\.name))
        note(
          areFields ? "\(owner) has no field \(name.text)" : "\(owner) has no argument \(name.text)",
          at: name.range, suggestion: near)
        if let near { meant.insert(near) }
        unknown = unknown ?? name.range
        continue
      }
      if !given.insert(name.text).inserted { note("\(name.text) is given twice", at: name.range) }
      check(argument.value, as: input.type, usual: input.usual)
    }
    // What was misspelled is not missing as well, and what is comes behind it.
    given.formUnion(meant)
    for input in inputs where input.isRequired && !given.contains(input.name) {
      let missing = "\(input.name): \(input.type)"
      note(
        areFields ? "\(owner) needs the field \(missing)" : "\(owner) needs the argument \(missing)",
        at: unknown ?? range)
    }
  }

  mutating func check(_ directives: [GraphQLDirective], at place: String) {
    var given: Set<String> = []
    for directive in directives {
      let name = directive.name
      guard let known = schema.directive(named: name.text) else {
        note(
          "there is no directive @\(name.text)", at: name.range,
          suggestion: NearName.find(name.text, among: schema.directives.map(\.name)))
        continue
      }
      if !known.places.contains(place) { note("@\(name.text) cannot stand here", at: name.range) }
      if !given.insert(name.text).inserted, !known.isRepeatable {
        note("@\(name.text) is given twice", at: name.range)
      }
      check(directive.arguments, among: known.arguments, of: "@\(name.text)", at: name.range)
    }
  }

  // MARK: Values

  mutating func check(_ value: GraphQLValue, as type: GraphQLTypeName, usual: String? = nil) {
    switch (value.kind, type) {
    case (.variable(let name), _): checkVariable(name, as: type, usual: usual, at: value.range)
    case (.null, .nonNull): note("null cannot be given for \(type)", at: value.range)
    case (_, .nonNull(let inner)): check(value, as: inner)
    case (.null, _): break
    case (.list(let values), .list(let element)): for value in values { check(value, as: element) }
    // One value stands for a list of one.
    case (_, .list(let element)): check(value, as: element)
    case (_, .named(let name)): check(value, asNamed: name)
    }
  }

  private mutating func check(_ value: GraphQLValue, asNamed name: String) {
    guard let type = schema.type(named: name) else { return }
    switch (type.kind, value.kind) {
    case (.scalar, _):
      if !value.isScalar(name) { note("\(value.shown) is no \(name)", at: value.range) }
    case (.enumeration, .enumeration(let word)):
      guard !type.values.contains(where: { $0.name == word }) else { break }
      note(
        "\(word) is no \(name)", at: value.range,
        suggestion: NearName.find(word, among: type.values.map(\.name)))
    case (.enumeration, .string(let word)) where type.values.contains { $0.name == word }:
      note("a value of \(name) stands without quotes", at: value.range, suggestion: word)
    case (.input, .object(let members)):
      check(members, among: type.inputs, of: name, at: value.range, areFields: true)
      if type.takesOne, members.count != 1 {
        note("\(name) takes exactly one of its fields", at: value.range)
      }
    default: note("\(value.shown) is no \(name)", at: value.range)
    }
  }
}

extension GraphQLValue {
  /// Whether it can be a value of a scalar; of a scalar that is not GraphQL's own, nothing is known.
  fileprivate func isScalar(_ name: String) -> Bool {
    switch (name, kind) {
    case ("Int", .integer(let text)): Int32(text) != nil
    case ("Float", .integer), ("Float", .float), ("String", .string), ("Boolean", .boolean): true
    case ("ID", .string), ("ID", .integer): true
    case ("Int", _), ("Float", _), ("String", _), ("Boolean", _), ("ID", _): false
    default: true
    }
  }

  /// A short form for a message.
  fileprivate var shown: String {
    switch kind {
    case .list: "a list"
    case .object: "an object"
    default: text.count > 40 ? text.prefix(39) + "…" : text
    }
  }
}
