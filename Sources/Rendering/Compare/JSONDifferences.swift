/// All the places where two JSON values say different things: the first of them, and how many there are.
package struct JSONDifferences: Sendable {
  /// In the order of the newer document.
  package internal(set) var list: [JSONDifference] = []
  private var counts = [0, 0, 0, 0]

  package init() {}

  package var isEmpty: Bool { count == 0 }
  package var count: Int { counts.reduce(0, +) }
  package func count(of kind: JSONDifference.Kind) -> Int { counts[kind.rawValue] }

  mutating func add(_ difference: JSONDifference, limit: Int) {
    counts[difference.kind.rawValue] += 1
    if list.count < limit { list.append(difference) }
  }
}
