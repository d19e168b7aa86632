internal import ApusClient
package import ApusSurroundings

/// A promise that was not kept.
package struct RuleBreach: Sendable {
  package let rule: Rule
  /// What there was, and where.
  package let found: String
  /// What tells more than that.
  package let failure: CommandFailure?

  package init(_ rule: Rule, found: String, _ failure: CommandFailure? = nil) {
    (self.rule, self.found, self.failure) = (rule, found, failure)
  }

  /// The same as a failure of a line.
  package var asFailure: CommandFailure {
    failure ?? CommandFailure(.expectFailed, "expected \(rule.text), found \(found)")
  }
}

extension Finding {
  /// A promise that was not kept, as a drift: what was promised ends with its line.
  package init(_ breach: RuleBreach) {
    self = Finding(.rule, promised: breach.rule.text, found: breach.found)
      .naming(Drift.rule.rawValue, line: breach.rule.line)
  }
}
