package import JSON

/// Where a value stands, written as it is typed: `.items[0]`, or `$2.items[0]` in a response that has to be named.
package struct TreePlace: Sendable, Hashable, CustomStringConvertible {
  /// `nil` is the response that paths look into anyway.
  package let response: Int?
  package let location: Location

  package init(_ location: Location = Location(), inResponse response: Int? = nil) {
    self.response = response
    self.location = location
  }

  package func appending(_ step: Location.Step) -> TreePlace {
    TreePlace(location.appending(step), inResponse: response)
  }

  package var description: String {
    guard let response else { return "\(location)" }
    return location.steps.isEmpty ? "$\(response)" : "$\(response)\(location)"
  }
}

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
