package import ApusJSON

/// The keys of some objects: in which order they came, how many of the objects have each, and what stands there.
package struct KeyTally: Sendable {
  private var shape = JSONShape()
  private(set) var objects = 0

  package init() {}

  package mutating func add(_ node: Node, within effort: inout Effort) {
    guard node.kind == .object else { return }
    objects += 1
    shape.addOutline(of: node, within: &effort)
  }

  package var fields: [JSONShape.Field] { shape.outline }
}
