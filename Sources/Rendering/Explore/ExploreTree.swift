internal import ApusJSON

/// An answer with what of it is open, and how its lists are sorted and filtered. Rows are found one from the other: of a
/// large answer only those are looked at that somebody comes by.
struct ExploreTree: Sendable {
  let root: Node
  var folds = ExploreFolds()
  private var orders: [Int: ExploreOrder] = [:]
  /// Of the containers that somebody came by.
  private var indexes: [Int: ChildIndex] = [:]
  private static let mostIndexes = 10_000

  init(_ root: Node) { self.root = root }

  func order(of container: Node) -> ExploreOrder? { orders[container.ordinal] }

  mutating func setOrder(_ order: ExploreOrder?, of container: Node) {
    orders[container.ordinal] = order
  }

  /// How many of its children are shown.
  func count(in container: Node) -> Int { orders[container.ordinal]?.positions.count ?? container.count }

  /// The child at a rank.
  mutating func step(in container: Node, at rank: Int) -> ExplorePlace.Step? {
    guard rank >= 0, rank < count(in: container) else { return nil }
    let position = orders[container.ordinal]?.positions[rank] ?? rank
    return child(of: container, at: position).map {
      ExplorePlace.Step(rank: rank, position: position, key: $0.key, node: $0.value)
    }
  }

  mutating func child(of container: Node, at position: Int) -> (key: Node?, value: Node)? {
    if indexes.count > Self.mostIndexes { indexes = [:] }
    return indexes[container.ordinal, default: ChildIndex(of: container)].child(at: position)
  }

  private func isOpen(_ place: ExplorePlace) -> Bool {
    folds.isOpen(place.node, at: place.level) && count(in: place.node) > 0
  }

  // MARK: From row to row

  /// Goes to the row below; false where there is none.
  mutating func advance(_ place: inout ExplorePlace) -> Bool {
    if isOpen(place), let first = step(in: place.node, at: 0) {
      place.steps.append(first)
      return true
    }
    var level = place.level
    while level > 0 {
      if let next = step(in: place.node(at: level - 1), at: place.steps[level - 1].rank + 1) {
        place.steps.removeLast(place.level - level + 1)
        place.steps.append(next)
        return true
      }
      level -= 1
    }
    return false
  }

  /// Goes to the row above; false where there is none.
  mutating func retreat(_ place: inout ExplorePlace) -> Bool {
    guard let last = place.steps.popLast() else { return false }
    if let before = step(in: place.node, at: last.rank - 1) {
      place.steps.append(before)
      descendToLast(&place)
    }
    return true
  }

  /// The place of the last row.
  mutating func lastPlace() -> ExplorePlace {
    var place = ExplorePlace(root)
    descendToLast(&place)
    return place
  }

  private mutating func descendToLast(_ place: inout ExplorePlace) {
    while isOpen(place), let last = step(in: place.node, at: count(in: place.node) - 1) {
      place.steps.append(last)
    }
  }

  // MARK: Places

  /// The row of a value that may be folded away: its own, or that of what holds it.
  func visible(_ place: ExplorePlace) -> ExplorePlace {
    let closed = (0..<place.level).first { !folds.isOpen(place.node(at: $0), at: $0) }
    return closed.map(place.prefix) ?? place
  }

  /// Unfolds all that a value lies in.
  mutating func reveal(_ place: ExplorePlace) {
    for level in 0..<place.level { folds.set(place.node(at: level), at: level, isOpen: true) }
  }

  /// Where a value stands. What filters it away is no filter any more.
  mutating func place(of node: Node) -> ExplorePlace? {
    root.positions(to: node).map { place(at: $0) }
  }

  mutating func place(at positions: [Int]) -> ExplorePlace {
    let found = shownPlace(at: positions)
    guard found.level < positions.count, var order = orders[found.node.ordinal], order.filter != nil else {
      return found
    }
    order.choose(nil, where: nil)
    orders[found.node.ordinal] = order
    return place(at: positions)
  }

  /// The place, as far as nothing on the way is filtered away.
  mutating func shownPlace(at positions: [Int]) -> ExplorePlace {
    var place = ExplorePlace(root)
    for position in positions {
      let container = place.node
      let order = orders[container.ordinal]
      guard let rank = order.map({ $0.positions.firstIndex(of: position) }) ?? position,
        let step = step(in: container, at: rank)
      else { break }
      place.steps.append(step)
    }
    return place
  }
}
