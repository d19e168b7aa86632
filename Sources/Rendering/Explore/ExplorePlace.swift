internal import ApusJSON

/// Where a row of an explored answer stands: the way to it from the root.
struct ExplorePlace: Sendable {
  struct Step: Sendable {
    /// Which it is among its siblings as they are shown.
    let rank: Int
    /// Which it is in the answer.
    let position: Int
    let key: Node?
    let node: Node
  }

  let root: Node
  var steps: [Step] = []

  init(_ root: Node) { self.root = root }

  var node: Node { steps.last?.node ?? root }
  /// 0 for the root.
  var level: Int { steps.count }
  /// What holds it; the root holds itself.
  var container: Node { node(at: level - 1) }

  /// The value so many levels down.
  func node(at level: Int) -> Node { level > 0 ? steps[level - 1].node : root }

  /// The place so many levels down on the way to this one.
  func prefix(_ level: Int) -> ExplorePlace {
    var place = self
    place.steps.removeLast(max(0, steps.count - level))
    return place
  }

  var location: Location {
    Location(steps.map { step in step.key.map { .key($0.string ?? "") } ?? .position(step.position) })
  }

  /// Whether its row is above another's.
  func precedes(_ other: ExplorePlace) -> Bool {
    steps.lexicographicallyPrecedes(other.steps) { $0.rank < $1.rank }
  }

  /// The level of the nearest list around it whose element it is or lies in, from the inside out.
  var levelsOfLists: [Int] { (0..<level).reversed().filter { node(at: $0).kind == .array } }
}
