struct Segment: Sendable, Hashable {
  let selectors: [Selector]
  /// `..`: the selectors look into the value and into everything below it.
  let isDescendant: Bool

  var isSingular: Bool {
    guard !isDescendant, selectors.count == 1 else { return false }
    switch selectors[0] {
    case .name, .index: return true
    case .wildcard, .slice, .filter: return false
    }
  }

  enum Selector: Sendable, Hashable {
    case name([UInt8])
    case wildcard
    case index(Int)
    case slice(Slice)
    case filter(Condition)
  }

  struct Slice: Sendable, Hashable {
    var start: Int?
    var end: Int?
    var step = 1
  }
}
