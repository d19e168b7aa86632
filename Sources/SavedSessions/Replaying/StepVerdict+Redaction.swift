internal import ApusContracts
internal import ApusRedaction

extension StepVerdict {
  /// As somebody is told of it: without what the session declares to be secret, each difference with what decided it.
  func told(with rules: RedactionRules) -> StepVerdict { redacted(by: rules).namingRules }

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
