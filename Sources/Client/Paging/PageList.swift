package import ApusJSON

/// The elements of one page.
package struct PageList {
  private enum Place {
    case list(Node)
    /// Elements from here and there.
    case elements([Node])
  }

  private let place: Place

  private init(_ place: Place) { self.place = place }

  package var elements: [Node] {
    switch place {
    case .list(let list): list.children.map { $0 }
    case .elements(let nodes): nodes
    }
  }

  package var count: Int {
    switch place {
    case .list(let list): list.count
    case .elements(let nodes): nodes.count
    }
  }

  /// All that makes two pages the same.
  var bytes: ArraySlice<UInt8> {
    switch place {
    case .list(let list): list.bytes
    case .elements(let nodes): Array(nodes.map(\.bytes).joined(separator: [UInt8(ascii: ",")]))[...]
    }
  }

  /// The list itself, or the list in an object such as `{"total_count": 2, "items": [...]}`: the only one, or the one by
  /// a usual name.
  package init?(in root: Node) {
    guard let list = Self.node(in: root) else { return nil }
    self.init(.list(list))
  }

  /// What a path selects: a list, or its elements.
  init?(in root: Node, at path: JSONPath) {
    let nodes = path.nodes(in: root)
    if nodes.count == 1, let list = nodes.first, list.kind == .array {
      self.init(.list(list))
    } else {
      // One object is no list, and neither is nothing.
      guard nodes.count > 1 || (nodes.count == 1 && !path.isSingular) else { return nil }
      self.init(.elements(nodes))
    }
  }

  /// The list, where it is for certain.
  static func node(in root: Node) -> Node? {
    if root.kind == .array { return root }
    return ownList(of: root)
      ?? PageRules.wrappers.lazy.compactMap { root[$0] }.compactMap { ownList(of: $0) }.first
      ?? GraphQLConnection(in: root)?.list
  }

  /// The lists that an object has, where none of them is it.
  package static func candidates(in root: Node) -> [String] {
    guard root.kind == .object, node(in: root) == nil else { return [] }
    return lists(of: root).map { Location([.key($0.name)]).description }
  }

  private static func ownList(of object: Node) -> Node? {
    guard object.kind == .object else { return nil }
    let lists = lists(of: object)
    if lists.count == 1 { return lists.first?.value }
    return PageRules.items.lazy.compactMap { object[$0] }.first { $0.kind == .array }
  }

  private static func lists(of object: Node) -> [Member] {
    let about = PageRules.lists.map(\.0)
    return object.members.filter { $0.value.kind == .array && !about.contains($0.name) }
  }
}
