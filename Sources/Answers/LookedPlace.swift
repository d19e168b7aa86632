package import ApusJSON

/// A part of an answer that somebody went to with `look`.
package struct LookedPlace: Sendable {
  package let node: Node
  /// From the root of the answer.
  package let location: Location

  package init(_ node: Node) {
    self.node = node
    location = node.path
  }

  /// How many steps it is from the root.
  package var depth: Int { location.steps.count }
}
