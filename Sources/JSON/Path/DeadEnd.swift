/// Where a path that selects nothing comes to its end.
package struct DeadEnd: Sendable {
  /// The last value on the way.
  package let reached: Node
  /// The key or position it does not have; `nil` when a filter, a slice or the like found nothing in it.
  package let missing: Location.Step?
  /// The steps after the missing one; `nil` when they are more than names and positions.
  package let rest: [Location.Step]?
}

extension JSONPath {
  /// How far the path gets in a value that has nothing for it; `nil` when it selects something.
  /// It is also `nil` when the effort ends before that is known.
  package func deadEnd(in root: Node, within effort: inout Effort) -> DeadEnd? {
    var reached = root
    for (position, segment) in segments.enumerated() {
      var matches = Matches(Array(segments[...position]), in: root, within: effort)
      let next = matches.next()
      effort = matches.effort
      if effort.end != nil { return nil }
      if let next {
        reached = next
        continue
      }
      let rest = segments[(position + 1)...]
      let steps = rest.compactMap(\.step)
      return DeadEnd(reached: reached, missing: segment.step, rest: steps.count == rest.count ? steps : nil)
    }
    return nil
  }
}

extension Segment {
  fileprivate var step: Location.Step? {
    guard isSingular else { return nil }
    switch selectors.first {
    case .name(let bytes): return .key(String(decoding: bytes, as: UTF8.self))
    case .index(let position): return .position(position)
    default: return nil
    }
  }
}
