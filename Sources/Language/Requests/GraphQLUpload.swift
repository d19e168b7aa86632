internal import ApusClient
internal import ApusGraphQL
internal import ApusJSON

/// A query that sends files, as parts of a form: `operations`, `map`, and the files, by the community's specification of
/// multipart requests.
struct GraphQLUpload {
  private let items: [Item]
  private let values: GraphQLVariableValues?

  init(_ items: [Item], _ values: GraphQLVariableValues?) { (self.items, self.values) = (items, values) }

  /// The parts in their order, which the specification wants: a server reads the files last.
  func items(
    _ document: Template, _ operation: Word?, _ variables: Variables
  ) throws(LineProblem) -> [Item] {
    var tree = JSONTree.object([])
    try set(.string(try document.filled(from: variables).visible(in: "a body")), "query", in: &tree)
    if let operation { try set(.string(operation.text), "operationName", in: &tree) }
    var map = JSONTree.object([])
    var files: [Item] = []
    var places = UploadPlaces()
    for item in items where item.separator.isData {
      let steps = try KeyPath.steps(of: item.typed(by: values).asVariable.name)
      let path = places.path(of: steps)
      guard item.separator == .upload else {
        try tree.set(try value(of: item.typed(by: values), variables), at: steps[...])
        continue
      }
      let number = "\(files.count)"
      try tree.set(.null, at: steps[...])
      guard places.take(path) else {
        throw LineProblem(
          .requestBody, "a file stands there already; a name that ends in [] adds each", at: item.range)
      }
      try set(.array([.string(path)]), number, in: &map)
      files.append(
        Item(
          .upload, name: Template(number, standingFor: item.range), value: item.value, range: item.range,
          separatorRange: item.separatorRange))
    }
    var (operations, mapped) = ("", "")
    tree.write(to: &operations)
    map.write(to: &mapped)
    return [
      .made(.string, "operations", Template(operations, standingFor: document.range)),
      .made(.string, "map", Template(mapped, standingFor: document.range)),
    ] + files
  }

  private func set(_ value: JSONTree, _ name: String, in tree: inout JSONTree) throws(LineProblem) {
    try tree.set(value, at: KeyPath.steps(of: Template(name))[...])
  }

  private func value(of item: Item, _ variables: Variables) throws(LineProblem) -> JSONTree {
    guard !item.separator.readsFile else {
      throw LineProblem(
        .requestBody, "a value from a file cannot stand beside files that are sent", at: item.range)
    }
    guard item.separator == .json else {
      return .string(try item.value.filled(from: variables).visible(in: "a body"))
    }
    let text = try item.value.filledAsJSON(from: variables).visible(in: "a body")
    guard let document = try? JSONDocument(text) else {
      throw LineProblem(.requestBody, "expected JSON after `:=`", at: item.value.range)
    }
    return JSONTree(document.root)
  }
}

/// Where files and values stand, as the specification writes it: `variables.files.0`.
private struct UploadPlaces {
  /// How many elements each list has by now.
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []

  /// The path of some steps, of which `[]` is the next element of its list.
  mutating func path(of steps: [KeyPath.Step]) -> String {
    var path = ""
    for step in steps {
      let name: String
      switch step.kind {
      case .key(let key): name = key
      case .index(let index):
        name = "\(index)"
        counts[path] = max(counts[path] ?? 0, index + 1)
      case .append:
        name = "\(counts[path] ?? 0)"
        counts[path, default: 0] += 1
      }
      path += path.isEmpty ? name : "." + name
    }
    return path
  }

  /// Whether no file stands there yet.
  mutating func take(_ path: String) -> Bool { taken.insert(path).inserted }
}
