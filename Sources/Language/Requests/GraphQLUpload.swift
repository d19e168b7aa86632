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
    var taken: [[String]] = []
    for item in items where item.separator.isData {
      let typed = try item.typed(by: values)
      let steps = try KeyPath.steps(of: typed.listed(by: values).asVariable.name)
      let place = tree.place(of: steps)
      // Where a file stands there is nothing else, and nothing in it.
      guard !taken.contains(where: { $0.starts(with: place) || place.starts(with: $0) }) else {
        throw LineProblem(
          .requestBody, "a file stands there already; a name that ends in [] adds each", at: item.range)
      }
      guard item.separator == .upload else {
        try tree.set(try value(of: typed, variables), at: steps[...])
        continue
      }
      let number = "\(files.count)"
      try tree.set(.null, at: steps[...])
      taken.append(place)
      try set(.array([.string(place.joined(separator: "."))]), number, in: &map)
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

extension JSONTree {
  /// The keys and numbers that lead to where a name leads, as the specification writes them with dots between:
  /// `variables.files.0`. `[]` is the number of the next element.
  fileprivate func place(of steps: [KeyPath.Step]) -> [String] {
    var (here, place): (JSONTree?, [String]) = (self, [])
    for step in steps {
      let (members, elements) = (here?.members ?? [], here?.elements ?? [])
      switch step.kind {
      case .key(let key):
        place.append(key)
        here = members.last { $0.name == key }?.value
      case .index(let index):
        place.append("\(index)")
        here = elements.dropFirst(index).first
      case .append:
        place.append("\(elements.count)")
        here = nil
      }
    }
    return place
  }
  private var members: [Member] { if case .object(let members) = self { members } else { [] } }
  private var elements: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }
}
