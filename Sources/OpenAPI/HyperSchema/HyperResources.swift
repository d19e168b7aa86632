internal import ApusJSON

/// The schemas of a Hyper-Schema by their names, under `definitions` or `properties`, and those of them that have links.
struct HyperResources {
  let root: Node
  private(set) var withLinks: [HyperResource] = []
  private var byName: [String: HyperResource] = [:]
  private var known: Set<Int> = []
  private var places: MemberIndex

  /// How deep there may be schemas with links in schemas.
  private static let depthLimit = 4

  init(in root: Node) {
    self.root = root
    places = MemberIndex(root)
    add("", at: "#", root, depth: 0)
  }

  private mutating func add(_ name: String, at pointer: String, _ place: Node, depth: Int) {
    guard place.kind == .object, let node = place.resolved, node.kind == .object,
      known.insert(node.byteRange.lowerBound).inserted
    else { return }
    let hasLinks = !HyperResource.links(of: node).isEmpty
    // Those at the top may be meant by a name in a path, with links or without.
    if hasLinks || depth == 1 {
      let resource = HyperResource(name, at: place.reference ?? pointer, node)
      if byName[name] == nil { byName[name] = resource }
      if hasLinks { withLinks.append(resource) }
    }
    guard depth < Self.depthLimit else { return }
    for container in ["definitions", "$defs", "properties"] {
      guard let members = node[container], members.kind == .object else { continue }
      for member in members.members {
        let place = "\(pointer)/\(container)/\(HyperResource.escaped(member.name))"
        add(member.name, at: place, member.value, depth: depth + 1)
      }
    }
    if let items = node["items"] { add(name, at: "\(pointer)/items", items, depth: depth + 1) }
  }

  /// Where the whole says that it is.
  var homes: [String] {
    HyperResource.links(of: root).filter { $0["rel"]?.string == "self" && $0["method"] == nil }
      .compactMap { $0["href"]?.string }
  }

  /// What a reference leads to.
  mutating func target(of reference: String) -> Node? {
    if case .found(let node) = root.document.resolution(of: reference, by: &places) { node } else { nil }
  }

  /// Where a name in a path is described: `item_id` is the `id` of `item`, or else a field of the resource itself.
  func field(_ name: String, of resource: HyperResource) -> String? {
    if let own = resource.fields[name] { return own }
    for place in name.indices.reversed() where name[place] == "_" {
      let end = String(name[name.index(after: place)...])
      if let found = byName[String(name[..<place])]?.fields[end] { return found }
    }
    return nil
  }
}
