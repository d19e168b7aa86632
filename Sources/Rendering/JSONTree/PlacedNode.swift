package import ApusJSON

/// A value that a path has selected. Where it stands is found out when it is asked for: of values that lie deep inside
/// one another that is more than the values.
package struct PlacedNode: Sendable {
  package let node: Node
  /// The response that a place in it has to name.
  package let response: Int?

  package init(_ node: Node, inResponse response: Int? = nil) {
    self.node = node
    self.response = response
  }

  package var place: TreePlace { TreePlace(node.path, inResponse: response) }
}
