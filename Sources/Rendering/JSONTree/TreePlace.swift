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
