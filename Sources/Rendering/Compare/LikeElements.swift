internal import ApusJSON

/// Matches the elements of two lists that nothing tells apart: equal ones first, and those that remain between the same
/// neighbours by what they have in common.
struct LikeElements {
  /// For each element of the newer list its place in the older one; `nil` for what is new.
  private(set) var partners: [Int?]
  private let old: [Node]
  private let new: [Node]
  private var isTaken: [Bool]

  /// So many pairs are compared for the best; beyond that order decides.
  private static let mostCompared = 4096

  init(_ old: [Node], _ new: [Node], within effort: inout Effort) {
    (self.old, self.new) = (old, new)
    partners = Array(repeating: nil, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
    // One is the other's whatever it holds: looked into it is later, once, and not again at each depth.
    if old.count == 1, new.count == 1 {
      match(0, 0)
      return
    }
    matchEqual(within: &effort)
    // What moved is between no neighbours.
    let kept = partners.enumerated().compactMap { place, partner in partner.map { (old: $0, new: place) } }
    let moved = Set(IncreasingRun.outside(kept.map(\.old)))
    var start = (old: 0, new: 0)
    for (place, anchor) in kept.enumerated() where !moved.contains(place) {
      matchAlike(start.old..<anchor.old, start.new..<anchor.new, within: &effort)
      start = (anchor.old + 1, anchor.new + 1)
    }
    matchAlike(start.old..<old.count, start.new..<new.count, within: &effort)
  }

  private mutating func match(_ older: Int, _ newer: Int) {
    partners[newer] = older
    isTaken[older] = true
  }

  /// Equal ends, then equal elements anywhere: of several the first with the first.
  private mutating func matchEqual(within effort: inout Effort) {
    let hashes = { (list: [Node], effort: inout Effort) in
      list.map { effort.spend($0.byteRange.count) ? $0.sameValueHash : 0 }
    }
    let (before, after) = (hashes(old, &effort), hashes(new, &effort))
    guard effort.end == nil else { return }
    let isSame = { [old, new] (older: Int, newer: Int) in
      before[older] == after[newer] && old[older].sameValue(as: new[newer])
    }
    let least = min(old.count, new.count)
    var head = 0
    while head < least, isSame(head, head) {
      match(head, head)
      head += 1
    }
    var tail = 0
    while tail < least - head, isSame(old.count - 1 - tail, new.count - 1 - tail) {
      match(old.count - 1 - tail, new.count - 1 - tail)
      tail += 1
    }
    var places: [UInt64: [Int]] = [:]
    for place in (head..<old.count - tail).reversed() { places[before[place], default: []].append(place) }
    for newer in head..<new.count - tail {
      guard let older = places[after[newer]]?.last, isSame(older, newer) else { continue }
      _ = places[after[newer]]?.popLast()
      match(older, newer)
    }
  }

  /// Elements between two that are the same: as many as before are those of before; of others the most alike are found.
  private mutating func matchAlike(_ older: Range<Int>, _ newer: Range<Int>, within effort: inout Effort) {
    let before = older.filter { !isTaken[$0] }
    let after = newer.filter { partners[$0] == nil }
    guard !before.isEmpty, !after.isEmpty else { return }
    let isMuch = before.count * after.count > Self.mostCompared
    guard before.count != after.count, !isMuch, effort.spend(before.count * after.count) else {
      for (one, other) in zip(before, after) where before.count == after.count || likeness(one, other) > 0 {
        match(one, other)
      }
      return
    }
    for (one, other) in mostAlike(before, after) { match(one, other) }
  }

  /// The pairs, in order, that have the most in common in all.
  private func mostAlike(_ before: [Int], _ after: [Int]) -> [(Int, Int)] {
    let alike = before.map { one in after.map { likeness(one, $0) } }
    var best = Array(repeating: Array(repeating: 0, count: after.count + 1), count: before.count + 1)
    for row in before.indices.reversed() {
      for column in after.indices.reversed() {
        let paired = alike[row][column] > 0 ? alike[row][column] + best[row + 1][column + 1] : 0
        best[row][column] = max(paired, best[row + 1][column], best[row][column + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < before.count, column < after.count {
      if best[row][column] == best[row + 1][column] {
        row += 1
      } else if best[row][column] == best[row][column + 1] {
        column += 1
      } else {
        pairs.append((before[row], after[column]))
        (row, column) = (row + 1, column + 1)
      }
    }
    return pairs
  }

  /// How much two containers have in common; 0 where they are not the same thing with something changed.
  private func likeness(_ older: Int, _ newer: Int) -> Int {
    let (one, other) = (old[older], new[newer])
    guard one.kind == other.kind, one.isContainer else { return 0 }
    guard one.kind == .object else { return 1 }
    var (names, values) = (0, 0)
    for member in one.members.prefix(64) {
      guard let value = other[member.name] else { continue }
      names += 1
      if member.value.kind == value.kind, member.value.bytes == value.bytes { values += 1 }
    }
    return names * 2 >= min(64, max(one.count, other.count)) ? 1 + names + 4 * values : 0
  }
}
