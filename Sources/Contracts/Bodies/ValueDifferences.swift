internal import ApusJSON

/// Where two JSON values differ: `- .a: 1` and `+ .a: 2`.
enum ValueDifferences {
  /// More than somebody reads are left out.
  private static let most = 20

  /// - Parameter counts: whether a place is looked at; by default all are.
  /// - Returns: nothing where all that differs is at places that do not count.
  static func lines(
    from wanted: Node, to found: Node, where counts: (Location) -> Bool = { _ in true }
  ) -> [String] {
    var lines: [String] = []
    var more = 0
    var isUncounted = false
    // The next pair is the last one.
    var waiting: [(Node?, Node?)] = [(wanted, found)]
    while let (one, other) = waiting.popLast() {
      if let one, let other, one.isContainer, one.kind == other.kind {
        waiting += children(of: one, and: other).reversed()
      } else if let one, let other, one.sameValue(as: other) {
        continue
      } else if let place = (one ?? other)?.path, !counts(place) {
        isUncounted = true
      } else if lines.count < most {
        lines += pair(one, other)
      } else {
        more += 1
      }
    }
    // Of keys that are there twice only the last is looked at.
    if lines.isEmpty, isUncounted { return [] }
    return (lines.isEmpty ? ["+ another value"] : lines) + (more > 0 ? ["  … \(more) more"] : [])
  }

  /// What stands at the same place of both; `nil` where nothing does.
  private static func children(of one: Node, and other: Node) -> [(Node?, Node?)] {
    guard one.kind == .object else {
      let (left, right) = (Array(one.children), Array(other.children))
      return (0..<max(left.count, right.count)).map { index in
        (
          left.indices.contains(index) ? left[index] : nil,
          right.indices.contains(index) ? right[index] : nil
        )
      }
    }
    return one.members.map { ($0.value, other[$0.name]) }
      + other.members.filter { one[$0.name] == nil }.map { (nil, $0.value) }
  }

  private static func pair(_ one: Node?, _ other: Node?) -> [String] {
    let (old, new) = Excerpt.pair(one?.compactText ?? "", other?.compactText ?? "", most: 60)
    return (one.map { ["- \($0.path): \(old)"] } ?? []) + (other.map { ["+ \($0.path): \(new)"] } ?? [])
  }
}
