/// Items that hold several values: those of a list, or the names and values of an object.
extension InputProperties {
  /// One item with all values of a list or an object; an empty one has none.
  static func statements(
    _ name: String, _ kind: DataModel.Kind, separatedBy separator: String, _ make: (ItemValue) -> String
  ) -> [String] {
    switch kind {
    case .optional(let some):
      return SourceText.block("if let \(name)", statements(name, some, separatedBy: separator, make))
    case .array(let element):
      let text = text(of: "$0", element)
      let texts = text == "$0" ? name : "\(name).map { \(text) }"
      return ["if !\(name).isEmpty { \(make(value(texts, separator))) }"]
    case .map(let some):
      let pair = "[$0.key, \(text(of: "$0.value", some))]"
      return SourceText.block(
        "if !\(name).isEmpty",
        [
          "let pairs = \(name).sorted(by: { $0.key < $1.key }).flatMap { \(pair) }",
          make(value("pairs", separator)),
        ])
    default: return [make(.one(text(of: name, kind)))]
    }
  }

  /// One item with the name and the value of each member that is there, `R,100,G,200`; no item where none is.
  static func statements(pairing members: [Property], _ make: (ItemValue) -> String) -> [String] {
    let separator = members.first?.input.separator ?? ","
    func pair(_ member: Property, _ text: String) -> String {
      "\(SourceText.literal(member.input.key)), \(text)"
    }
    guard members.contains(where: \.input.kind.isOptional) else {
      let pairs = members.map { pair($0, text(of: $0.name, $0.input.kind)) }
      return [make(value("[\(pairs.joined(separator: ", "))]", separator))]
    }
    let added = members.flatMap { member in
      statements(member.name, member.input.kind) { "pairs += [\(pair(member, $0))]" }
    }
    return SourceText.block(
      "do",
      ["var pairs: [String] = []"] + added + ["if !pairs.isEmpty { \(make(value("pairs", separator))) }"])
  }

  /// - Parameter texts: an expression of type `[String]`.
  private static func value(_ texts: String, _ separator: String) -> ItemValue {
    separator == "," ? .list(texts) : .one("\(texts).joined(separator: \(SourceText.literal(separator)))")
  }
}
