internal import ApusJSON

/// The list of form 4, by whom its entries belong to.
struct InsomniaResources {
  private var byParent: [String: [Node]] = [:]
  /// What no parent is there for is read as well.
  private(set) var workspaces: [Node] = []

  init(_ list: Node) {
    let all = list.children.map { $0 }
    let identifiers = Set(all.compactMap { $0.text("_id") })
    for entry in all {
      guard let parent = entry.text("parentId"), identifiers.contains(parent) else {
        if entry.text("_id") != nil { workspaces.append(entry) }
        continue
      }
      byParent[parent, default: []].append(entry)
    }
  }

  /// In the order in which Insomnia shows them.
  func children(of parent: Node, _ type: String?) -> [Node] {
    let all = byParent[parent.text("_id") ?? ""] ?? []
    let wanted = all.filter { type == nil || $0.text("_type") == type }
    return wanted.enumerated().sorted { one, other in
      let keys = (one.element["metaSortKey"]?.double ?? 0, other.element["metaSortKey"]?.double ?? 0)
      return keys.0 == keys.1 ? one.offset < other.offset : keys.0 < keys.1
    }.map(\.element)
  }
}
