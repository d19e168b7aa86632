/// The values a path selects, found one by one.
public struct Matches: Sequence, IteratorProtocol, Sendable {
  private var lookup: Lookup
  private var walk: Walk

  init(_ segments: [Segment], in root: Node, within effort: Effort) {
    lookup = Lookup(root: root, within: effort)
    walk = Walk(segments, from: root.index)
  }

  /// What finding the values until now has left. Where it has ended, there may be more of them.
  package var effort: Effort { lookup.effort }

  public mutating func next() -> Node? {
    walk.next(&lookup).map { Node(storage: lookup.storage, index: $0) }
  }
}

extension JSONPath {
  /// The values the path selects, as long as the effort lasts.
  package func matches(in root: Node, within effort: Effort) -> Matches {
    Matches(segments, in: root, within: effort)
  }
}
