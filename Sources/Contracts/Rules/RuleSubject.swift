/// What a rule is about.
package enum RuleSubject: Sendable {
  case status
  case time(MeasuredTime)
  case header(String)
  /// The body as text.
  case body
  case path(RulePath)
}
