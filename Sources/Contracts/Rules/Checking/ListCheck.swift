internal import ApusJSON
internal import ApusRendering

/// Checks what is promised of values beside each other.
struct ListCheck {
  /// The elements of each list.
  private let lists: [[Node]]

  /// Arrays are lists each; other values are one list together.
  init(_ values: [TreePlace.Value]) {
    let nodes = values.map(\.node)
    lists = nodes.allSatisfy { $0.kind == .array } ? nodes.map { Array($0.children) } : [nodes]
  }

  /// The first place of each list where it is out of order.
  func notSorted(by path: JSONPath?, isDescending: Bool) throws -> [String] {
    try lists.compactMap { list in
      var last: (key: SortKey, node: Node)?
      for element in list {
        try Task.checkCancellation()
        let node = path.map { $0.first(in: element) } ?? element
        let key = SortKey(node)
        if let before = last, let node {
          let order = before.key.order(to: key)
          if isDescending ? order < 0 : order > 0 {
            return "\(ValueCheck.excerpt(before.node)) before \(ValueCheck.excerpt(node)) at \(node.path)"
          }
        }
        last = (key, node ?? element)
      }
      return nil
    }
  }

  /// What is there more than once.
  func repeated(_ path: JSONPath?) throws -> [String] {
    var found: [String] = []
    for list in lists where found.count < ValueCheck.most {
      var known: [UInt64: [Node]] = [:]
      for element in list {
        try Task.checkCancellation()
        guard let node = path.map({ $0.first(in: element) }) ?? element else { continue }
        let hash = node.sameValueHash
        if known[hash, default: []].contains(where: { $0.sameValue(as: node) }) {
          found.append("\(ValueCheck.excerpt(node)) again at \(node.path)")
          if found.count == ValueCheck.most { break }
        } else {
          known[hash, default: []].append(node)
        }
      }
    }
    return found
  }

  /// The elements of a list for which a filter does not hold.
  static func failing(_ filter: Filter, in list: Node) throws -> [String] {
    guard list.isContainer else { return ["\(list.kind.inWords), which has no elements"] }
    let elements = Array(list.children)
    var effort = Effort()
    let places = Set(filter.places(in: elements, within: &effort))
    try effort.checkCancellation()
    return elements.indices.lazy.filter { !places.contains($0) }.prefix(ValueCheck.most).map {
      "\(ValueCheck.excerpt(elements[$0])) at \(elements[$0].path)"
    }
  }
}
