internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI

extension Schema {
  /// A text of a line as the JSON that is wanted: `5` as a number where no text is, `bug` as an element where a list is.
  func typed(_ item: Item) throws(LineProblem) -> Item {
    let kinds = allKinds
    let isFile = item.separator == .stringFile
    let json = Item(
      isFile ? .jsonFile : .json, name: item.name, value: item.value, range: item.range,
      separatorRange: item.separatorRange)
    let text = isFile ? nil : item.value.plain
    if let text, let container = text.first.flatMap(Self.container), kinds.contains(container) { return json }
    if kinds.isEmpty || kinds.contains(.string) { return item }
    if kinds.contains(.array), let items, !isFile {
      let element = Item(
        .string, name: item.name + Template("[]", standingFor: item.name.range), value: item.value,
        range: item.range, separatorRange: item.separatorRange)
      return try items.typed(element)
    }
    guard let text, !(text == "null" && isNullable), !kinds.contains(where: { $0.isSpelled(text) }) else {
      return json
    }
    throw LineProblem(
      .requestParameter, "\(item.name.shown) takes \(description), not \(text.prefix(60))",
      at: item.value.range,
      try: "help call")
  }

  private static func container(_ sign: Character) -> Kind? {
    switch sign {
    case "[": .array
    case "{": .object
    default: nil
    }
  }

  /// Those of its choices, too.
  private var allKinds: Set<Kind> { allKinds(depth: 0) }

  private func allKinds(depth: Int) -> Set<Kind> {
    guard depth < 4, kinds.isEmpty else { return Set(kinds) }
    return (choices + parts).reduce(into: []) { $0.formUnion($1.allKinds(depth: depth + 1)) }
  }
}

extension Schema.Kind {
  /// Whether a text is one of its values.
  fileprivate func isSpelled(_ text: String) -> Bool {
    switch self {
    case .integer:
      JSONValue.Number(text: text) != nil && text.utf8.allSatisfy { $0 == 0x2d || $0 &- 0x30 < 10 }
    case .number: JSONValue.Number(text: text) != nil
    case .boolean: text == "true" || text == "false"
    case .null: text == "null"
    case .string, .file: true
    case .array, .object: false
    }
  }
}
