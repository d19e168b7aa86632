internal import ApusJSON

/// Finds all operations of a description.
struct OperationIndex {
  let dialect: Dialect
  private(set) var operations: [Operation] = []
  private(set) var tree = PathTree<[Operation.Method: Int]>(empty: [:])
  private(set) var warnings: [SpecificationWarning] = []

  init(dialect: Dialect) { self.dialect = dialect }

  mutating func warn(_ message: String, at node: Node) {
    // A document that is wrong throughout needs no more than this to be told so.
    guard warnings.count < 100 else { return }
    warnings.append(SpecificationWarning(message: message, node: node))
  }

  mutating func read(_ root: Node) {
    guard let paths = root["paths"] else {
      return warn("there are no `paths`", at: root)
    }
    guard paths.kind == .object else { return warn("`paths` is no object", at: paths) }
    for member in paths.members { read(path: member.name, member.value) }
  }

  private mutating func read(path: String, _ node: Node) {
    if path.hasPrefix("x-") { return }
    guard path.utf8.first == UInt8(ascii: "/") else {
      return warn("the path `\(path)` does not begin with `/`", at: node)
    }
    switch node.resolution {
    case .broken(let problem): warn(problem, at: node)
    case .found(let item) where item.kind == .object: read(path: path, item: item)
    case .found: warn("the path `\(path)` holds no object", at: node)
    }
  }

  private mutating func read(path: String, item: Node) {
    for member in item.members {
      if let method = Operation.Method(key: member.name) {
        add(method, path, member, of: item)
      } else if member.name == "additionalOperations" {
        for other in member.value.members {
          guard let method = Operation.Method(rawValue: other.name) else {
            warn("`\(other.name)` of `\(path)` is no method", at: other.value)
            continue
          }
          add(method, path, other, of: item)
        }
      }
    }
  }

  private mutating func add(_ method: Operation.Method, _ path: String, _ member: Member, of item: Node) {
    guard member.value.kind == .object else {
      return warn("`\(member.name)` of `\(path)` is no object", at: member.value)
    }
    let operation = Operation(
      method: method, path: path, node: member.value, pathItem: item, dialect: dialect)
    let position = operations.count
    let isNew = tree.update(path) { there in
      guard there[method] == nil else { return false }
      there[method] = position
      return true
    }
    if isNew {
      operations.append(operation)
    } else {
      warn("`\(method) \(path)` is there twice; the first is taken", at: member.value)
    }
  }
}
