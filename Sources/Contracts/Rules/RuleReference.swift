/// What `same as` names: a value, or a place of an answer.
package enum RuleReference: Sendable {
  case value(RuleValue)
  case path(RulePath)
}
