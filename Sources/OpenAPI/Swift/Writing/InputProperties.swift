/// The properties of an endpoint's type: what goes into its path, its query and its headers.
struct InputProperties {
  struct Property {
    /// As it stands in source.
    let name: String
    let input: EndpointModel.Input
  }

  private(set) var declarations: [String] = []
  private(set) var path: [Property] = []
  private(set) var query: [Property] = []
  private(set) var headers: [Property] = []
  /// Types the properties need.
  private(set) var types: [[String]] = []

  init(_ model: EndpointModel, taken: Set<String>, _ writer: inout TypeWriter) {
    var names = NamePool(taken: taken.union(["self", "Self", "init", "Type", "Protocol"]))
    let inputs = model.path.compactMap { part in if case .input(let input) = part { input } else { nil } }
    path = inputs.map { declare($0, &names, &writer) }
    headers = model.headers.map { declare($0, &names, &writer) }
    query = model.query.map { declare($0, &names, &writer) }
  }

  private mutating func declare(
    _ input: EndpointModel.Input, _ names: inout NamePool, _ writer: inout TypeWriter
  ) -> Property {
    let name = SwiftName.quoted(names.take(SwiftName.property(input.key)))
    let type = writer.spelling(of: input.kind, wish: input.key, beside: &types)
    declarations += SourceText.documentation(input.summary)
    declarations.append("\(input.kind.isOptional ? "var" : "let") \(name): \(type)")
    return Property(name: name, input: input)
  }

  /// A path as the inside of a string literal, with something in place of each parameter.
  func pathText(_ parts: [EndpointModel.PathPart], _ interpolate: (String) -> String) -> String {
    var properties = path[...]
    return parts.map { part in
      switch part {
      case .text(let text): String(SourceText.literal(text).dropFirst().dropLast())
      case .input(let input): interpolate(Self.text(of: properties.popFirst()?.name ?? "", input.kind))
      }
    }.joined()
  }

  /// Statements that add every item of the query that is there.
  func queryStatements(_ make: (_ key: String, _ text: String) -> String) -> [String] {
    query.flatMap { property in
      let key = SourceText.literal(property.input.key)
      return Self.statements(property.name, property.input.kind) { make(key, $0) }
    }
  }

  private static func statements(
    _ name: String, _ kind: DataModel.Kind, _ make: (String) -> String
  ) -> [String] {
    switch kind {
    case .optional(let some):
      let inner = statements(name, some, make)
      return ["if let \(name) {"] + SourceText.indented(inner) + ["}"]
    case .array(let element):
      return ["for element in \(name) {"] + SourceText.indented(statements("element", element, make)) + ["}"]
    default: return [make(text(of: name, kind))]
    }
  }

  /// An expression of type `String`.
  static func text(of name: String, _ kind: DataModel.Kind) -> String {
    switch kind {
    case .text: name
    case .enumeration: name + ".rawValue"
    case .array(let element):
      name + ".map { \(text(of: "$0", element)) }.joined(separator: \",\")"
    default: "String(\(name))"
    }
  }
}
