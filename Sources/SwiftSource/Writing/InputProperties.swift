internal import ApusJSON

/// The properties of an endpoint's type: what goes into its path, its query, its headers, its cookies and a form.
struct InputProperties {
  struct Property {
    /// As it stands in source.
    let name: String
    let input: EndpointModel.Input
  }

  /// What stands behind the name of an item.
  struct ItemValue {
    /// Of type `String`, or of type `[String]` for values that commas stand between.
    let expression: String
    let isList: Bool
    /// Whether signs such as `/` are sent as they are.
    var keepsReserved = false

    static func one(_ text: String) -> ItemValue { ItemValue(expression: text, isList: false) }
    static func list(_ texts: String) -> ItemValue { ItemValue(expression: texts, isList: true) }

    func keepingReserved(_ keeps: Bool) -> ItemValue {
      ItemValue(expression: expression, isList: isList, keepsReserved: keeps)
    }
  }

  private(set) var declarations: [String] = []
  private(set) var path: [Property] = []
  private(set) var query: [Property] = []
  private(set) var headers: [Property] = []
  private(set) var cookies: [Property] = []
  private(set) var form: [Property] = []
  /// Types the properties need.
  private(set) var types: [[String]] = []
  private var names: NamePool

  init(_ model: EndpointModel, taken: Set<String>, _ writer: inout TypeWriter) {
    names = NamePool(taken: taken.union(["self", "Self", "init", "Type", "Protocol"]))
    let inputs = model.path.compactMap { part in if case .input(let input) = part { input } else { nil } }
    path = inputs.map { declare($0, &writer) }
    headers = model.headers.map { declare($0, &writer) }
    cookies = model.cookies.map { declare($0, &writer) }
    query = model.query.map { declare($0, &writer) }
    if case .form(let fields) = model.body { form = fields.map { declare($0, &writer) } }
    if case .parts(let parts) = model.body { form = parts.map { declare($0.input, &writer) } }
  }

  private mutating func declare(_ input: EndpointModel.Input, _ writer: inout TypeWriter) -> Property {
    let name = take(SwiftName.property(input.owner.map { "\($0)[\(input.key)]" } ?? input.key))
    let hasMoments = writer.usesMoments
    let type = writer.spelling(of: input.kind, wish: input.key, beside: &types)
    // A time that is no JSON is written here, in one notation.
    writer.usesMoments = hasMoments
    declarations += SourceText.documentation(input.summary)
    declarations.append("\(input.kind.isOptional ? "var" : "let") \(name): \(type)")
    return Property(name: name, input: input)
  }

  /// A name for one more property, as it stands in source.
  mutating func take(_ wish: String) -> String { SwiftName.quoted(names.take(wish)) }

  /// The values a sample gives, in the order of the properties.
  var arguments: [Expression.Argument] {
    (path + headers + cookies + query + form).compactMap { property in
      property.input.expression.map { Expression.Argument(property.name, $0) }
    }
  }

  /// A property that lists items: a list where all of them are always there, or else statements.
  static func list(
    named name: String, of properties: [Property], _ make: (_ key: String, ItemValue) -> String
  ) -> [String] {
    let isPlain = properties.allSatisfy {
      !$0.input.kind.isOptional && !$0.input.kind.isSeveral && $0.input.owner == nil
    }
    guard isPlain else {
      let statements = statements(properties) { "items.append(\(make($0, $1)))" }
      return SourceText.block(
        "var \(name): [QueryItem]", ["var items: [QueryItem] = []"] + statements + ["return items"])
    }
    let items = properties.map { property in
      let value = ItemValue.one(text(of: property.name, property.input.kind))
      return Expression.plain(
        make(
          SourceText.literal(property.input.key), value.keepingReserved(property.input.keepsReserved)))
    }
    return SourceText.getter(name, "[QueryItem]", .array(items))
  }

  /// Statements that add every item that is there.
  static func statements(
    _ properties: [Property], _ make: (_ key: String, ItemValue) -> String
  ) -> [String] {
    properties.flatMap { property -> [String] in
      let input = property.input
      func item(_ key: String, _ value: ItemValue) -> String {
        make(key, value.keepingReserved(input.keepsReserved))
      }
      let key = SourceText.literal(input.item)
      if let owner = input.owner {
        let members = properties.filter { $0.input.owner == owner }
        return members.first?.name == property.name ? statements(pairing: members) { item(key, $0) } : []
      }
      if let separator = input.separator {
        return statements(property.name, input.kind, separatedBy: separator) { item(key, $0) }
      }
      guard input.kind.isMap else { return statements(property.name, input.kind) { item(key, .one($0)) } }
      let name = input.hasBrackets ? key.dropLast() + "[\\(key)]\"" : "key"
      return statements(property.name, input.kind) { item(String(name), .one($0)) }
    }
  }

  /// Statements that add every part of a form that is there.
  func statements(
    addingParts parts: [EndpointModel.Part],
    _ make: (_ key: String, _ text: String, EndpointModel.Part) -> String
  ) -> [String] {
    zip(form, parts).flatMap { property, part in
      let key = SourceText.literal(property.input.key)
      return Self.statements(property.name, property.input.kind) { make(key, $0, part) }
    }
  }

  /// As many items as there are values.
  static func statements(_ name: String, _ kind: DataModel.Kind, _ make: (String) -> String) -> [String] {
    switch kind {
    case .optional(let some):
      let inner = statements(name, some, make)
      return ["if let \(name) {"] + SourceText.indented(inner) + ["}"]
    case .array(let element):
      return ["for element in \(name) {"] + SourceText.indented(statements("element", element, make)) + ["}"]
    case .map(let value):
      return ["for (key, value) in \(name).sorted(by: { $0.key < $1.key }) {"]
        + SourceText.indented(statements("value", value, make)) + ["}"]
    default: return [make(text(of: name, kind))]
    }
  }

  /// An expression of type `String`.
  static func text(of name: String, _ kind: DataModel.Kind) -> String {
    switch kind {
    case .text: name
    case .enumeration: name + ".rawValue"
    case .identifier: name + ".uuidString.lowercased()"
    case .moment: name + ".ISO8601Format()"
    case .array(let element):
      name + ".map { \(text(of: "$0", element)) }.joined(separator: \",\")"
    default: "String(\(name))"
    }
  }
}

extension DataModel.Kind {
  /// Whether it is a list or an object.
  var isSeveral: Bool {
    switch self {
    case .optional(let some): some.isSeveral
    case .array, .map: true
    default: false
    }
  }

  fileprivate var hasMoments: Bool {
    switch self {
    case .optional(let some), .array(let some): some.hasMoments
    case .moment: true
    default: false
    }
  }

  var isMap: Bool {
    switch self {
    case .optional(let some): some.isMap
    case .map: true
    default: false
    }
  }
}

extension EndpointModel.Input {
  /// Whether a sample can say what was written: a time may be in any notation.
  var takesItsArgument: Bool {
    guard case .written(let texts) = argument, kind.hasMoments else { return true }
    return texts.allSatisfy { Timestamp(iso8601: $0) != nil }
  }

  /// What a sample gives for it; `nil` when nothing was sent and nothing has to be.
  var expression: Expression? {
    switch argument {
    case .environment(let variable): .value(kind, readFrom: .environment(variable))
    case .written(let texts): Self.expression(kind, texts)
    case .redacted(let text): .value(kind, readFrom: .text(redacted: text))
    case nil: kind.isOptional ? nil : Self.expression(kind, [])
    }
  }

  private static func expression(_ kind: DataModel.Kind, _ texts: [String]) -> Expression {
    let text = texts.first ?? ""
    switch kind {
    case .optional(let some): return expression(some, texts)
    case .array(let element): return .array(texts.map { expression(element, [$0]) })
    case .map(let value):
      let pairs = stride(from: 0, to: texts.count - 1, by: 2).map { texts[$0...($0 + 1)] }
      return .dictionary(
        pairs.map { (expression(.text, Array($0.prefix(1))), expression(value, Array($0.suffix(1)))) })
    case .boolean: return .plain(text == "true" ? "true" : "false")
    case .integer: return .plain(Int(text).map { SourceText.integer("\($0)") } ?? "0")
    case .number: return .plain(Double(text).flatMap { $0.isFinite ? "\($0)" : nil } ?? "0")
    case .identifier:
      return .plain(text.isEmpty ? "UUID()" : "UUID(uuidString: \(SourceText.literal(text))) ?? UUID()")
    case .moment: return SampleValue.moment(text)
    case .enumeration(let enumeration): return .plain("." + enumeration.caseName(of: text))
    default: return .plain(SourceText.literal(text))
    }
  }
}
