internal import ApusContracts
internal import ApusRedaction

extension StepVerdict {
  /// The same without what the session declares to be secret.
  func redacted(by rules: RedactionRules) -> StepVerdict {
    guard !rules.isEmpty else { return self }
    var redactor = Redactor(rules: rules)
    var result = self
    result.step = redactor.redact(step)
    result.findings = findings.map { $0.mapping { redactor.elide($0) } }
    return result
  }
}
