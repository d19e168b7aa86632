package import ApusJSON

/// One place where two JSON values say different things.
package struct JSONDifference: Sendable {
  package enum Kind: Sendable, Hashable {
    case added, removed, changed
  }

  package let kind: Kind
  package let location: Location
  /// `nil` where something was added.
  package let old: Node?
  /// `nil` where something was removed.
  package let new: Node?
}

extension JSONDifference {
  /// The differences between two values in the order of the documents, `limit` at most.
  ///
  /// Values are compared by what they say: layout, the order of keys and the spelling of a number make no
  /// difference. Where an array has grown or shrunk, equal elements at its ends are matched first.
  package static func between(_ old: Node, _ new: Node, limit: Int = 1000) -> [JSONDifference] {
    var effort = Effort.unlimited
    return between(old, new, limit: limit, within: &effort)
  }

  /// The differences that were found before the effort ended.
  package static func between(
    _ old: Node, _ new: Node, limit: Int = 1000, within effort: inout Effort
  ) -> [JSONDifference] {
    var comparison = Comparison(limit: limit, effort)
    defer { effort = comparison.effort }
    return comparison.run(old, new)
  }
}

private struct Comparison {
  private struct Pair {
    let location: Location
    let old: Node?
    let new: Node?
  }

  let limit: Int
  private(set) var effort: Effort
  private var found: [JSONDifference] = []
  /// What is still to compare, the next one last.
  private var pending: [Pair] = []

  /// Below this, values are compared as a whole.
  private static let deepest = 256

  init(limit: Int, _ effort: Effort) {
    self.limit = limit
    self.effort = effort
  }

  mutating func run(_ old: Node, _ new: Node) -> [JSONDifference] {
    pending = [Pair(location: Location(), old: old, new: new)]
    while found.count < limit, effort.spend(), let pair = pending.popLast() { compare(pair) }
    return found
  }

  private mutating func compare(_ pair: Pair) {
    guard let old = pair.old, let new = pair.new else {
      return report(pair.old == nil ? .added : .removed, pair)
    }
    let isDeep = pair.location.steps.count >= Self.deepest
    switch (old.kind, new.kind) {
    case (.object, .object) where !isDeep: push(members(of: old, new, at: pair.location))
    case (.array, .array) where !isDeep: push(elements(of: old, new, at: pair.location))
    default: if !isSame(old, new) { report(.changed, pair) }
    }
  }

  private mutating func isSame(_ old: Node, _ new: Node) -> Bool {
    effort.spend(min(old.byteRange.count, new.byteRange.count)) && old.sameValue(as: new)
  }

  private mutating func report(_ kind: JSONDifference.Kind, _ pair: Pair) {
    found.append(JSONDifference(kind: kind, location: pair.location, old: pair.old, new: pair.new))
  }

  private mutating func push(_ pairs: [Pair]) { pending += pairs.reversed() }

  /// A repeated key counts once, with its last value, as paths have it.
  private func members(of old: Node, _ new: Node, at location: Location) -> [Pair] {
    let (before, after) = (Self.values(of: old), Self.values(of: new))
    let known = Self.names(of: old) + Self.names(of: new).filter { before[$0] == nil }
    return known.map { name in
      Pair(location: location.appending(.key(name)), old: before[name], new: after[name])
    }
  }

  private static func values(of object: Node) -> [String: Node] {
    Dictionary(object.members.map { ($0.name, $0.value) }) { _, last in last }
  }

  private static func names(of object: Node) -> [String] {
    var seen: Set<String> = []
    return object.members.map(\.name).filter { seen.insert($0).inserted }
  }

  private mutating func elements(of old: Node, _ new: Node, at location: Location) -> [Pair] {
    let (before, after) = (Array(old.children), Array(new.children))
    let least = min(before.count, after.count)
    var head = least
    var tail = 0
    if before.count != after.count {
      head = 0
      while head < least, isSame(before[head], after[head]) { head += 1 }
      while tail < least - head, isSame(before[before.count - 1 - tail], after[after.count - 1 - tail]) {
        tail += 1
      }
      head = least - tail
    }
    let pairs = (0..<head).map { position in
      Pair(location: location.appending(.position(position)), old: before[position], new: after[position])
    }
    let removed = (head..<before.count - tail).map { position in
      Pair(location: location.appending(.position(position)), old: before[position], new: nil)
    }
    let added = (head..<after.count - tail).map { position in
      Pair(location: location.appending(.position(position)), old: nil, new: after[position])
    }
    return pairs + removed + added
  }
}
