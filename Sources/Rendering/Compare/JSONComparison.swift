internal import ApusJSON

/// Goes through two values side by side.
struct JSONComparison {
  private struct Pair {
    let place: DifferencePlace
    let old: Node?
    let new: Node?
    /// Positions in a list whose order has changed.
    var moved: (old: Int, new: Int)?
  }

  let rules: JSONDifference.Rules
  private(set) var effort: Effort
  private var found = JSONDifferences()
  /// What is still to compare, the next one last.
  private var pending: [Pair] = []
  /// Where what is ignored begins in each document: no two values begin at the same byte.
  private let ignored: (old: Set<Int>, new: Set<Int>)

  /// Below this, values are compared as a whole.
  private static let deepest = 256

  init(_ rules: JSONDifference.Rules, _ old: Node, _ new: Node, _ effort: Effort) {
    self.rules = rules
    self.effort = effort
    let starts = { (root: Node) in
      Set(rules.ignored.flatMap { $0.nodes(in: root) }.map(\.byteRange.lowerBound))
    }
    ignored = rules.ignored.isEmpty ? ([], []) : (starts(old), starts(new))
  }

  mutating func run(_ old: Node, _ new: Node) -> JSONDifferences {
    pending = [Pair(place: DifferencePlace(), old: old, new: new)]
    while effort.spend(), let pair = pending.popLast() { compare(pair) }
    return found
  }

  private mutating func compare(_ pair: Pair) {
    if pair.old.map({ ignored.old.contains($0.byteRange.lowerBound) }) ?? false
      || pair.new.map({ ignored.new.contains($0.byteRange.lowerBound) }) ?? false
    {
      return
    }
    if let moved = pair.moved {
      report(.moved, pair, positions: moved)
    }
    guard let old = pair.old, let new = pair.new else {
      return report(pair.old == nil ? .added : .removed, pair)
    }
    // Most of two answers is the same, to the byte.
    if old.kind == new.kind, old.bytes == new.bytes { return }
    let isDeep = pair.place.steps.count >= Self.deepest
    switch (old.kind, new.kind) {
    case (.object, .object) where !isDeep: push(members(of: old, new, at: pair.place))
    case (.array, .array) where !isDeep: push(elements(of: old, new, at: pair.place))
    default:
      if effort.spend(min(old.byteRange.count, new.byteRange.count)), !old.sameValue(as: new) {
        report(.changed, pair)
      }
    }
  }

  private mutating func report(
    _ kind: JSONDifference.Kind, _ pair: Pair, positions: (old: Int, new: Int)? = nil
  ) {
    found.add(
      JSONDifference(kind: kind, place: pair.place, old: pair.old, new: pair.new, positions: positions),
      limit: rules.limit)
  }

  private mutating func push(_ pairs: [Pair]) { pending += pairs.reversed() }

  /// A repeated key counts once, with its last value, as paths have it.
  private func members(of old: Node, _ new: Node, at place: DifferencePlace) -> [Pair] {
    let (before, after) = (Self.values(of: old), Self.values(of: new))
    let known = Self.names(of: old) + Self.names(of: new).filter { before[$0] == nil }
    return known.map { name in
      Pair(place: place.appending(.plain(.key(name))), old: before[name], new: after[name])
    }
  }

  private static func values(of object: Node) -> [String: Node] {
    Dictionary(object.members.map { ($0.name, $0.value) }) { _, last in last }
  }

  private static func names(of object: Node) -> [String] {
    var seen: Set<String> = []
    return object.members.map(\.name).filter { seen.insert($0).inserted }
  }

  private mutating func elements(of old: Node, _ new: Node, at place: DifferencePlace) -> [Pair] {
    let (before, after) = (Array(old.children), Array(new.children))
    let matching = ElementMatching(before, after, by: rules.identity, within: &effort)
    let both = matching.pairs.map { pair in
      Pair(
        place: place.appending(matching.step(to: pair.new, of: after)), old: before[pair.old],
        new: after[pair.new], moved: matching.moved.contains(pair.new) ? pair : nil)
    }
    let removed = matching.removed.map { position in
      Pair(place: place.appending(matching.step(to: position, of: before)), old: before[position], new: nil)
    }
    let added = matching.added.map { position in
      Pair(place: place.appending(matching.step(to: position, of: after)), old: nil, new: after[position])
    }
    return both + removed + added
  }
}
