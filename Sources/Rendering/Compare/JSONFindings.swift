package import ApusJSON

/// Keys and scalars that hold what somebody looks for: the first of them with their places, and how many there are.
package struct JSONFindings {
  package struct Finding: Sendable {
    package let place: TreePlace
    package let node: Node
  }

  package private(set) var list: [Finding] = []
  package private(set) var count = 0
  private let limit: Int
  /// Takes each when it is found, in place of the list.
  private let take: ((Finding) -> Bool)?
  /// Whether nobody takes any more.
  private(set) var isClosed = false

  package init(limit: Int = 1000) { (self.limit, take) = (limit, nil) }

  /// - Parameter take: gets each when it is found; the search ends where it says no.
  package init(take: @escaping (Finding) -> Bool) { (limit, self.take) = (.max, take) }

  /// Whether a place is looked up for the next one.
  var wantsPlace: Bool { take != nil || list.count < limit }

  mutating func add(_ node: Node, _ place: () -> TreePlace) {
    count += 1
    if let take {
      isClosed = !take(Finding(place: place(), node: node))
    } else if list.count < limit {
      list.append(Finding(place: place(), node: node))
    }
  }
}
