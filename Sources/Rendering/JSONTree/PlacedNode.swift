package import ApusJSON

/// A value that a path has selected. Where it stands is found out when it is asked for: of values that lie deep inside
/// one another that is more than the values.
package struct PlacedNode: Sendable {
  package let node: Node
  /// The response that a place in it has to name.
  package let response: Int?
  /// How many steps from the root paths start.
  private let depth: Int

  package init(_ node: Node, inResponse response: Int? = nil, below depth: Int = 0) {
    self.node = node
    self.response = response
    self.depth = depth
  }

  package var place: TreePlace { TreePlace(node.path, inResponse: response, below: depth) }
}
