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

  /// The next value that the path selects; `nil` when there is none.
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

extension Matches {
  /// Follows segments from one value, depth first, which is the order of RFC 9535. It keeps one cursor a segment,
  /// however deep the document is.
  struct Walk: Sendable {
    private let segments: [Segment]
    private let start: Int
    private var cursors: [Cursor] = []
    private var hasBegun = false

    init(_ segments: [Segment], from start: Int) {
      self.segments = segments
      self.start = start
    }

    mutating func next(_ lookup: inout Lookup) -> Int? {
      if !hasBegun {
        hasBegun = true
        guard let first = segments.first else { return start }
        cursors.append(Cursor(first, at: start, in: lookup.storage))
      }
      while let last = cursors.indices.last {
        guard let found = cursors[last].next(&lookup) else {
          cursors.removeLast()
          continue
        }
        if cursors.count == segments.count { return found }
        cursors.append(Cursor(segments[cursors.count], at: found, in: lookup.storage))
      }
      return nil
    }
  }
}

/// Goes through what one segment selects from one value.
private struct Cursor {
  private let segment: Segment
  /// The value the selectors look into: the given one, then for `..` each below it.
  private var visited: Int
  /// Where the values to visit end on the tape.
  private let end: Int
  private var selector = 0
  private var selection = Selection.none

  init(_ segment: Segment, at start: Int, in storage: JSONDocument.Storage) {
    self.segment = segment
    visited = start
    end = segment.isDescendant ? storage.tape.next(start) : start
  }

  mutating func next(_ lookup: inout Lookup) -> Int? {
    while true {
      if let found = selection.next(&lookup) { return found }
      if selector < segment.selectors.count {
        // With `..` each value costs its step when the next one is looked for.
        guard segment.isDescendant || lookup.effort.spend(1 + lookup.count(of: visited)) else { return nil }
        selection = Selection(segment.selectors[selector], in: visited, lookup.storage)
        selector += 1
      } else {
        let next = lookup.storage.tape.container(after: visited, before: end)
        guard lookup.effort.spend((next ?? end) - visited), let next else { return nil }
        visited = next
        selector = 0
      }
    }
  }
}

/// Goes through what one selector selects from one value.
private struct Selection {
  static let none = Selection()

  /// What a name or an index selects.
  private var single: Int?
  /// What a slice selects, the last first.
  private var slice: [Int] = []
  private var children: Children?
  private var filter: Condition?

  private init() {}

  init(_ selector: Segment.Selector, in value: Int, _ storage: JSONDocument.Storage) {
    switch selector {
    case .name(let name): single = storage.value(of: name, in: value)
    case .index(let position): single = storage.element(at: position, of: value)
    case .slice(let slice): self.slice = storage.elements(slice, of: value).reversed()
    case .wildcard: children = Node(storage: storage, index: value).children
    case .filter(let condition):
      children = Node(storage: storage, index: value).children
      filter = condition
    }
  }

  mutating func next(_ lookup: inout Lookup) -> Int? {
    if let single {
      self.single = nil
      return single
    }
    while let child = children?.nextIndex() {
      guard let filter else { return child }
      // Many may be turned down before one is taken.
      guard lookup.effort.spend() else { return nil }
      // What was not looked at to its end may be anything.
      if lookup.holds(filter, for: child), lookup.effort.end == nil { return child }
    }
    return slice.popLast()
  }
}

extension Tape {
  /// The next container in the order of the text, values without children being of no interest to selectors.
  fileprivate func container(after index: Int, before end: Int) -> Int? {
    guard index < end else { return nil }
    var next = step(index)
    while next < end, !isContainer(next) { next += 1 }
    return next < end ? next : nil
  }
}

extension JSONDocument.Storage {
  /// The elements of an array that a slice selects, in the order it selects them.
  fileprivate func elements(_ slice: Segment.Slice, of container: Int) -> [Int] {
    let node = Node(storage: self, index: container)
    guard node.kind == .array, slice.step != 0 else { return [] }
    let (lower, upper) = slice.bounds(count: node.count)
    guard lower < upper else { return [] }
    var found: [Int] = []
    // Counted from the end that the slice begins at.
    let first = slice.step > 0 ? lower : upper - 1
    var children = node.children
    for position in 0..<upper {
      guard let child = children.nextIndex() else { break }
      if position >= lower, (position - first).isMultiple(of: slice.step) { found.append(child) }
    }
    return slice.step > 0 ? found : found.reversed()
  }
}

extension Segment.Slice {
  /// The positions between which it selects; the upper one is not selected.
  fileprivate func bounds(count: Int) -> (lower: Int, upper: Int) {
    func position(_ bound: Int) -> Int { bound < 0 ? bound + count : bound }
    if step > 0 {
      return (min(max(position(start ?? 0), 0), count), min(max(position(end ?? count), 0), count))
    }
    let first = min(max(position(start ?? count - 1), -1), count - 1)
    let last = end.map { min(max(position($0), -1), count - 1) } ?? -1
    return (last + 1, first + 1)
  }
}
