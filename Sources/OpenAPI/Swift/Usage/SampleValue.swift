internal import JSON

/// Writes values that were sent as expressions of the types written for them.
struct SampleValue {
  /// Whether any value is a `JSONValue`, which takes literals, or an `AnyValue`, which is written case by case.
  let anyTakesLiterals: Bool
  let definitions: [Int: DataModel.Object]
  let isSecret: @Sendable (_ key: String) -> Bool

  /// A value; `nil` when there is none, and the type lets it be left out.
  func expression(_ kind: DataModel.Kind, _ node: Node?, key: String = "") -> Expression? {
    if case .optional(let some) = kind {
      guard let node, node.kind != .null else { return nil }
      return expression(some, node, key: key)
    }
    if isSecret(key), case .text = kind { return .environment(Self.variable(key)) }
    return present(kind, node)
  }

  private func present(_ kind: DataModel.Kind, _ node: Node?) -> Expression {
    switch kind {
    case .optional(let some): node.map { $0.kind == .null } ?? true ? .plain("nil") : present(some, node)
    case .any: node.map(any) ?? .plain(anyTakesLiterals ? "nil" : ".null")
    case .boolean: .plain(node?.text ?? "false")
    case .integer, .wideInteger, .number: .plain(SourceText.integer(node?.text ?? "0"))
    case .text: .plain(SourceText.literal(node?.string ?? ""))
    case .moment: .plain("Date(timeIntervalSince1970: \(Self.seconds(node?.string)))")
    case .enumeration(let enumeration): .plain("." + enumeration.caseName(of: node?.string ?? ""))
    case .array(let element): .array(node?.children.map { present(element, $0) } ?? [])
    case .map(let value):
      .dictionary(
        node?.members.map { (.plain(SourceText.literal($0.name)), present(value, $0.value)) } ?? [])
    case .object(let object): present(object, node)
    case .reference(let id): definitions[id].map { present($0, node) } ?? .call(".init", [])
    }
  }

  private func present(_ object: DataModel.Object, _ node: Node?) -> Expression {
    .call(
      ".init",
      object.properties.compactMap { name, field in
        expression(field.kind, node?[field.key], key: field.key).map { Expression.Argument(name, $0) }
      })
  }

  /// Any value at all.
  private func any(_ node: Node) -> Expression {
    switch node.kind {
    case .null: return .plain(anyTakesLiterals ? "nil" : ".null")
    case .true, .false: return one("bool", .plain(node.text))
    case .integer where Int(node.text) != nil: return one("int", .plain(SourceText.integer(node.text)))
    case .integer, .decimal: return one("double", .plain(Self.decimal(node)))
    case .string: return one("string", .plain(SourceText.literal(node.string ?? "")))
    case .array: return one("array", .array(node.children.map(any)))
    case .object:
      return one(
        "object", .dictionary(node.members.map { (.plain(SourceText.literal($0.name)), any($0.value)) }))
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

  private static func seconds(_ text: String?) -> String {
    guard let time = text.flatMap({ Timestamp(iso8601: $0) }) else { return "0" }
    guard time.nanoseconds > 0 else { return SourceText.integer("\(time.seconds)") }
    return "\(Double(time.seconds) + Double(time.nanoseconds) / 1e9)"
  }

  /// `ACCESS_TOKEN` for `access_token` and `accessToken`.
  static func variable(_ key: String) -> String {
    var name = ""
    for character in key {
      if character.isUppercase, name.last?.isLowercase == true { name += "_" }
      name.append(character.isASCII && (character.isLetter || character.isNumber) ? character : "_")
    }
    return name.uppercased()
  }
}

extension DataModel.Object {
  /// The fields with the names their properties have. A repeated key is one property.
  var properties: [(name: String, field: DataModel.Field)] {
    var names = NamePool.members
    var seen: Set<String> = []
    return fields.filter { seen.insert($0.key).inserted }.map {
      (names.take(SwiftName.property($0.key)), $0)
    }
  }
}

extension DataModel.Enumeration {
  /// The values with the names of their cases. A repeated value is one case.
  var cases: [(name: String, value: String)] {
    var names = NamePool.members
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }.map { (names.take(SwiftName.property($0)), $0) }
  }

  /// The case of a value as it stands in source; the first for one that there is not.
  func caseName(of value: String) -> String {
    SwiftName.quoted((cases.first { $0.value == value } ?? cases.first)?.name ?? "init")
  }
}
