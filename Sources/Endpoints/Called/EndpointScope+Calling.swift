internal import ApusClient
internal import ApusLanguage
package import ApusOpenAPI

extension EndpointScope {
  /// The operation of that name, with all that is described of it; `nil` where there is none.
  package func operation(named name: String) -> ApusOpenAPI.Operation? {
    guard let operations = catalogue?.operations else { return nil }
    guard
      let found = operations.first(where: { $0.id == name })
        ?? operations.first(where: { $0.id?.lowercased() == name.lowercased() })
    else { return nil }
    return specification?.whole?.operation(found.method, found.path) ?? found
  }

  /// The operation of an endpoint that a description has, with all that is described of it.
  func operation(of endpoint: KnownEndpoint) -> ApusOpenAPI.Operation? {
    guard let position = endpoint.operation, let operations = specification?.index.operations,
      operations.indices.contains(position)
    else { return nil }
    let found = operations[position]
    return specification?.whole?.operation(found.method, found.path) ?? found
  }

  /// The first operation at a folder, or else below it: what is said of the holes on the way there.
  func operation(at folder: Int, of tree: EndpointTree) -> ApusOpenAPI.Operation? {
    var pending = [folder]
    while let next = pending.popLast() {
      if let found = tree.folders[next].value.lazy.compactMap(operation).first { return found }
      pending += tree.folders[next].children.reversed()
    }
    return nil
  }

  /// A line that calls something which needs nothing.
  package var simplestCall: String? {
    let plain = catalogue?.operations.lazy.filter { $0.method == .get && !$0.path.contains("{") }
    let found = plain?.compactMap(\.id).prefix(20).first { id in
      operation(named: id).map { !$0.parameters.contains(where: \.isRequired) } ?? false
    }
    return found.map { "call \($0)" }
  }

  func operation(named word: Word) throws(LineProblem) -> ApusOpenAPI.Operation {
    if let found = operation(named: word.text) { return found }
    guard let catalogue else {
      throw LineProblem(
        "no description says what \(word.text) is", at: word.range,
        try: base == nil ? "use practice" : "help spec")
    }
    let names = catalogue.operations.compactMap(\.id)
    guard !names.isEmpty else {
      throw LineProblem("the description has no names for its operations", at: word.range, try: "ls /")
    }
    let message = "there is no operation \(word.text)"
    if let meant = names.first(where: { $0.hasSuffix("/" + word.text) })
      ?? nearest(to: word.text, among: names)
    {
      throw LineProblem(message, at: word.range, tryInstead: meant)
    }
    let part = word.text.split { !$0.isLetter }.max { $0.count < $1.count }.map { $0.lowercased() }
    throw LineProblem(message, at: word.range, try: part.map { "ls -l \($0)" } ?? "ls /")
  }

  /// What stands before the path of an operation: nothing where that is put behind the base.
  func start(of operation: Word) throws(LineProblem) -> String {
    guard let specification else { return "" }
    guard let base else { return specification.servers.first?.withoutUser.originAndPath ?? "" }
    guard let mount = specification.mount(at: base) else {
      let home = specification.servers.first?.withoutUser.description
      throw LineProblem(
        "\(operation.text) is of another API than the base", at: operation.range,
        try: home.map { "base \($0)" })
    }
    return mount == base.path.withoutFinalSlash ? "" : base.origin.description + mount
  }

  /// What `cd` says of the parts of an operation's path, where that lies below, as it stands there.
  func valuesOfDirectory(in operation: ApusOpenAPI.Operation) -> [(name: String, value: String)] {
    guard !directory.isEmpty, let base else { return [] }
    let mount = specification?.mount(at: base) ?? ""
    let there = PathSegment.segments(of: mount + operation.path)
    let here = PathSegment.segments(of: base.path.withoutFinalSlash + "/" + directory)
    guard here.count <= there.count else { return [] }
    var found: [(String, String)] = []
    for (segment, written) in zip(there, here) {
      guard let values = operation.values(of: PathSegment(segment), in: written) else { return [] }
      found += values.map { ($0.name, $0.written) }
    }
    return found
  }
}

extension WebURL {
  fileprivate var originAndPath: String { origin.description + path.withoutFinalSlash }
}
