internal import ApusClient
internal import ApusJSON

/// Writes values that were sent as expressions of the types written for them.
struct SampleValue {
  /// Whether any value is a `JSONValue`, which takes literals, or an `AnyValue`, which is written case by case.
  let anyTakesLiterals: Bool
  let definitions: [Int: DataModel.Definition]
  /// The keys of an object whose values may not stand in source.
  let secretKeys: @Sendable (_ object: Node) -> Set<String>
  /// Where secrets stand whose key tells nothing of them, and the variables they are read from.
  private var places: [Int: String]
  /// Whether a variant is being written that no value tells.
  private var isInMadeUpVariant = false

  init(
    anyTakesLiterals: Bool, definitions: [Int: DataModel.Definition],
    secretKeys: @escaping @Sendable (_ object: Node) -> Set<String>, secretPlaces: [Int: String] = [:]
  ) {
    self.anyTakesLiterals = anyTakesLiterals
    self.definitions = definitions
    self.secretKeys = secretKeys
    places = secretPlaces.mapValues { VariableName.of($0) }
  }

  /// A value; `nil` when there is none, and the type lets it be left out.
  ///
  /// - Parameter secret: the key of a value that is read from the environment instead.
  func expression(_ kind: DataModel.Kind, _ node: Node?, secret: String? = nil) -> Expression? {
    if case .optional(let some) = kind {
      guard let node, node.kind != .null else { return nil }
      return expression(some, node, secret: secret)
    }
    let isOne = node.map { !$0.isContainer } ?? true
    let variable = isOne ? secret.flatMap { hidden(kind, VariableName.of($0)) } : nil
    return variable ?? within(node, secret).present(kind, node)
  }

  /// The same for what lies in the value of a secret's key.
  private func within(_ node: Node?, _ secret: String?) -> SampleValue {
    guard let node, let secret, node.isContainer else { return self }
    var inner = self
    for place in node.secrets(within: secret) {
      inner.places[place.value.byteRange.lowerBound] = VariableName.of(secret)
    }
    return inner
  }

  /// The variable that a value is read from, where it is a secret by its place.
  private func variable(of node: Node) -> String? {
    places.isEmpty || node.isContainer ? nil : places[node.byteRange.lowerBound]
  }

  /// What stands for a secret; `nil` for a kind that holds none.
  private func hidden(_ kind: DataModel.Kind, _ variable: String) -> Expression? {
    .value(kind, readFrom: .environment(variable))
  }

  private func present(_ kind: DataModel.Kind, _ node: Node?) -> Expression {
    let secret = node.flatMap { variable(of: $0) }.flatMap { hidden(kind, $0) }
    return secret ?? open(kind, node)
  }

  /// One that is no secret by itself.
  private func open(_ kind: DataModel.Kind, _ node: Node?) -> Expression {
    switch kind {
    case .optional(let some): node.map { $0.kind == .null } ?? true ? .plain("nil") : present(some, node)
    case .any: node.map(any) ?? .plain(anyTakesLiterals ? "nil" : ".null")
    case .boolean: .plain(node?.text ?? "false")
    case .integer, .wideInteger, .number: .plain(SourceText.integer(node?.text ?? "0"))
    case .text: .text(of: node)
    case .moment: Self.moment(node?.string)
    case .identifier:
      .plain(node?.string.map { "UUID(uuidString: \(SourceText.literal($0))) ?? UUID()" } ?? "UUID()")
    case .enumeration(let enumeration): .plain("." + enumeration.caseName(of: node?.string ?? ""))
    case .array(let element): .array(node?.children.map { present(element, $0) } ?? [])
    case .map(let value):
      .dictionary(
        node.map {
          members(of: $0) {
            $0.present(value, $1)
          } hiding: {
            hidden(value, $0)
          }
        } ?? [])
    case .object(let object): present(object, node)
    case .variants(let variants): present(variants, node)
    case .indirect(let own): .call("Indirect", [.init("", present(own, node))])
    case .reference(let id):
      switch definitions[id] {
      case .object(let object): present(object, node)
      case .variants(let variants): present(variants, node)
      case .enumeration(let enumeration): present(.enumeration(enumeration), node)
      case nil: .call(".init", [])
      }
    }
  }

  /// The case that the value itself tells; the first where there is no value.
  private func present(_ variants: DataModel.Variants, _ node: Node?) -> Expression {
    let told = node?[variants.key]?.string
    // One that is made up inside of another might be the same again, without an end.
    let isMadeUp = node == nil && !isInMadeUpVariant
    let found = variants.cases.first { $0.variant.value == told } ?? (isMadeUp ? variants.cases.first : nil)
    guard let found else {
      let nothing = Expression.plain(anyTakesLiterals ? "[:]" : ".object([:])")
      return .call(".other", [.init("", node.map(any) ?? nothing)])
    }
    var inner = self
    inner.isInMadeUpVariant = isInMadeUpVariant || isMadeUp
    return .call(
      ".\(SwiftName.quoted(found.name))", [.init("", inner.present(found.variant.kind, node))])
  }

  private func present(_ object: DataModel.Object, _ node: Node?) -> Expression {
    let secrets = node.map(secretKeys) ?? []
    return .call(
      ".init",
      object.properties.compactMap { name, field in
        let secret = secrets.contains(field.key) ? field.key : nil
        return expression(field.kind, node?[field.key], secret: secret).map { Expression.Argument(name, $0) }
      })
  }

  /// The members of an object, those with secrets written otherwise.
  private func members(
    of object: Node, _ write: (SampleValue, Node) -> Expression, hiding: (_ variable: String) -> Expression?
  ) -> [(Expression, Expression)] {
    let secrets = secretKeys(object)
    return object.members.map { member in
      let isOne = secrets.contains(member.name) && !member.value.isContainer
      let hidden = isOne ? hiding(VariableName.of(member.name)) : nil
      let inner = within(member.value, secrets.contains(member.name) ? member.name : nil)
      return (.plain(SourceText.literal(member.name)), hidden ?? write(inner, member.value))
    }
  }

  /// Any value at all.
  private func any(_ node: Node) -> Expression {
    if let variable = variable(of: node), let hidden = hidden(.any, variable) { return hidden }
    switch node.kind {
    case .null: return .plain(anyTakesLiterals ? "nil" : ".null")
    case .true, .false: return one("bool", .plain(node.text))
    case .integer where Int(node.text) != nil: return one("int", .plain(SourceText.integer(node.text)))
    case .integer, .decimal: return one("double", .plain(Self.decimal(node)))
    case .string:
      let text = Expression.text(of: node)
      // A literal is any value, and a text that is put together is none.
      if case .plain = text { return one("string", text) }
      return .call(".string", [.init("", text)])
    case .array: return one("array", .array(node.children.map(any)))
    case .object:
      let members = members(of: node) {
        $0.any($1)
      } hiding: {
        hidden(.any, $0)
      }
      return one("object", .dictionary(members))
    }
  }

  private func one(_ name: String, _ value: Expression) -> Expression {
    anyTakesLiterals ? value : .call(".\(name)", [.init("", value)])
  }

  /// A number with a point, no larger than there are.
  private static func decimal(_ node: Node) -> String {
    guard let double = node.double, double.isFinite else { return "0.0" }
    return "\(double)"
  }

  /// A time in ISO 8601, and the first of all where there is none.
  static func moment(_ text: String?) -> Expression {
    .plain("Date(timeIntervalSince1970: \(seconds(text)))")
  }

  private static func seconds(_ text: String?) -> String {
    guard let time = text.flatMap({ Timestamp(iso8601: $0) }) else { return "0" }
    guard time.nanoseconds > 0 else { return SourceText.integer("\(time.seconds)") }
    return "\(Double(time.seconds) + Double(time.nanoseconds) / 1e9)"
  }
}
