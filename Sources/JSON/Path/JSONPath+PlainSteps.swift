extension JSONPath {
  /// A step that any program can take.
  package enum PlainStep: Sendable, Hashable {
    case key(String)
    /// From the end where it is below 0.
    case position(Int)
    /// Every child.
    case any
  }

  /// The steps of a path that has no others; `nil` for one with filters, slices, alternatives, or `..`.
  package var plainSteps: [PlainStep]? {
    var steps: [PlainStep] = []
    for segment in segments {
      guard !segment.isDescendant, segment.selectors.count == 1, let selector = segment.selectors.first else {
        return nil
      }
      switch selector {
      case .name(let name): steps.append(.key(String(decoding: name, as: UTF8.self)))
      case .index(let position): steps.append(.position(position))
      case .wildcard: steps.append(.any)
      case .slice, .filter: return nil
      }
    }
    return steps
  }
}
