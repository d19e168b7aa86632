package import ApusJSON

/// The keys of some objects: in which order they came, how many of the objects have each, and what stands there.
package struct KeyTally: Sendable {
  package private(set) var names: [String] = []
  private(set) var objects = 0
  private var seen: [String: (count: Int, shape: Shape)] = [:]

  package init() {}

  package mutating func add(_ node: Node, within effort: inout Effort) {
    guard node.kind == .object else { return }
    objects += 1
    var own: Set<String> = []
    for member in node.members where effort.spend() && own.insert(member.name).inserted {
      if seen[member.name] == nil { names.append(member.name) }
      seen[member.name, default: (0, Shape())].count += 1
      seen[member.name]?.shape.merge(Shape(of: [member.value], within: &effort))
    }
  }

  func count(of name: String) -> Int { seen[name]?.count ?? 0 }
  func type(of name: String) -> String { seen[name]?.shape.title ?? "" }
}
