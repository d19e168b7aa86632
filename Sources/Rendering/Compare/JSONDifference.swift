package import ApusJSON

/// One place where two JSON values say different things.
package struct JSONDifference: Sendable {
  package enum Kind: Int, Sendable, Hashable, CaseIterable {
    case added, removed, changed, moved
  }

  package let kind: Kind
  package let place: DifferencePlace
  /// `nil` where something was added.
  package let old: Node?
  /// `nil` where something was removed.
  package let new: Node?
  /// From which position of its list to which; for what was moved.
  var positions: (old: Int, new: Int)?
}

extension JSONDifference {
  /// By what values are compared.
  package struct Rules: Sendable {
    /// The field that tells the elements of lists apart; `nil` where it has one of the usual names.
    package var identity: String?
    /// Where differences count for nothing.
    package var ignored: [JSONPath] = []
    /// How many are kept.
    package var limit = 1000

    package init() {}
  }

  /// Values are compared by what they say: layout, the order of keys and the spelling of a number make no difference.
  /// Elements of lists are compared with those of the same identity, or else with those that are most like them.
  package static func between(_ old: Node, _ new: Node, by rules: Rules = Rules()) -> JSONDifferences {
    var effort = Effort.unlimited
    return between(old, new, by: rules, within: &effort)
  }

  /// The differences that were found before the effort ended.
  package static func between(
    _ old: Node, _ new: Node, by rules: Rules = Rules(), within effort: inout Effort
  ) -> JSONDifferences {
    var comparison = JSONComparison(rules, old, new, effort)
    defer { effort = comparison.effort }
    return comparison.run(old, new)
  }
}
