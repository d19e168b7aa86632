package import ApusJSON

/// What a rule promises of its subject.
package enum Promise: Sendable {
  /// It is there.
  case present
  case absent
  /// Nothing is compared.
  case ignore
  /// It may be there or not; what is there is as it was.
  case optional
  /// Its keys are data, and their values are alike.
  case map
  /// The very value that came before.
  case exact
  /// A value of the kind that came before, or of one of these.
  case type([ValueKind])
  /// A value of the shape that came before, or of this one.
  case shape(RuleText?)
  case compared(Comparison)
  case oneOf([RuleValue])
  case within(Amount)
  case length(Amount)
  case sorted(by: JSONPath?, isDescending: Bool)
  case unique(JSONPath?)
  case matching(RulePattern)
  case containing(RuleValue)
  /// Each element keeps these, or what a path selects in it.
  case every(JSONPath?, [Promise])
  /// A filter holds for each element.
  case everyHolds(Filter)
  case same(RuleReference)
  case statuses([StatusPattern])
  case time(Comparison.Operator, Duration)
  /// It fits an operation of a description; `nil` is the one that was asked for.
  case described(RuleText?)
}
