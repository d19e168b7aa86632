internal import ApusContracts
internal import ApusRedaction

extension StepVerdict {
  /// The same without what the session declares to be secret. Of what was written and shown that goes, too, which is secret
  /// by its name.
  func redacted(by rules: RedactionRules) -> StepVerdict {
    guard !rules.isEmpty || findings.contains(where: \.isVerbatim) else { return self }
    var redactor = Redactor(rules: rules)
    var result = self
    if !rules.isEmpty { result.step = redactor.redact(step) }
    result.findings = findings.map { finding in
      rules.isEmpty && !finding.isVerbatim ? finding : finding.mapping { Self.elided($0, redactor) }
    }
    return result
  }

  /// A line of a finding without secrets. A kind that is expected, and one that was found, is no value of a name.
  private static func elided(_ line: String, _ redactor: Redactor) -> String {
    let parts = line.split(separator: ", found ", maxSplits: 1)
    guard parts.count == 2, let kind = parts[0].ranges(of: ": expected ").first,
      let first = parts[1].utf8.first
    else { return redactor.elide(line) }
    let isValue = !(0x61...0x7a).contains(first) && !parts[1].hasPrefix("\"{{secret:")
    guard isValue else { return line }
    let name = "\(parts[0][..<kind.lowerBound]): "
    return "\(parts[0]), found \(redactor.elide(name + parts[1]).dropFirst(name.count))"
  }
}
