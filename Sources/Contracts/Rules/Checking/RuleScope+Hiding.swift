internal import ApusJSON

extension RuleScope {
  /// Whether nobody can tell if a value keeps a promise, as a secret of it is not known here. That it is there, and whether
  /// it holds others, is known all the same.
  func cannotJudge(_ promise: Promise, of node: Node) -> Bool {
    switch promise {
    case .length, .within, .matching: node.string.map(hides) ?? false
    // A number has no placeholder of its own kind.
    case .type(let kinds):
      node.string.map(hides) ?? false && !kinds.allSatisfy { [.array, .object].contains($0) }
    case .containing: node.kind != .object && hides(node.text)
    case .compared(let comparison): !isKnown(comparison, of: node) && hides(node.text)
    case .oneOf, .same, .sorted, .unique, .everyHolds: hides(node.text)
    case .present, .absent, .ignore, .optional, .map, .exact, .shape, .every, .statuses, .time, .described:
      false
    }
  }

  /// What stands for a secret is the same for the same one, and nothing stands for null.
  private func isKnown(_ comparison: Comparison, of node: Node) -> Bool {
    guard [.equal, .unequal].contains(comparison.sign),
      let value = try? comparison.value.json(from: variables)
    else { return false }
    return value.kind == .null || node.kind == .string && node.sameValue(as: value)
  }
}
