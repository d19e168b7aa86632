package import ApusJSON

/// Where a value stands, written as it is typed: `.items[0]`, or `$2.items[0]` in a response that has to be named.
package struct TreePlace: Sendable, Hashable, CustomStringConvertible {
  /// The response that stands for what was selected last, `$_`.
  package static let selection = 0

  /// `nil` is the response that paths look into anyway.
  package let response: Int?
  package let location: Location

  package init(_ location: Location = Location(), inResponse response: Int? = nil) {
    self.response = response
    self.location = location
  }

  /// - Parameter depth: how many steps from the root paths start.
  package init(_ location: Location, inResponse response: Int?, below depth: Int) {
    self.init(
      depth == 0 ? location : Location(Array(location.steps.dropFirst(depth))), inResponse: response)
  }

  package func appending(_ step: Location.Step) -> TreePlace {
    TreePlace(location.appending(step), inResponse: response)
  }

  /// The place so many steps further in, in time that is in proportion to them.
  package func appending(_ steps: [Location.Step]) -> TreePlace {
    TreePlace(Location(location.steps + steps), inResponse: response)
  }

  package var description: String {
    guard let response else { return "\(location)" }
    let name = response == Self.selection ? "$_" : "$\(response)"
    return location.steps.isEmpty ? name : "\(name)\(location)"
  }
}

extension TreePlace {
  /// A value that a path has selected. Where it stands is found out when it is asked for: of values that lie deep inside
  /// one another that is more than the values.
  package struct Value: Sendable {
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
}
