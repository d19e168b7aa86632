internal import ApusClient
package import ApusFormats
internal import ApusJSON
internal import ApusRendering

/// Compares what came with what came when it was recorded: values may be others, structure may not.
package struct AnswerComparison: Sendable {
  private let ignored: IgnoredPlaces

  package init(ignoring ignored: IgnoredPlaces) { self.ignored = ignored }

  /// What differs between the answers to a line; empty when nothing does.
  package func findings(from recorded: [Recording], to now: [Recording]) -> [Finding] {
    var findings: [Finding] = []
    if recorded.count != now.count {
      findings.append(
        Finding(
          .shape, promised: Units.count(recorded.count, "request"), found: Units.count(now.count, "request")))
    }
    return zip(recorded, now).reduce(into: findings) { $0 += self.findings(from: $1.0, to: $1.1) }
  }

  /// What differs between two answers; empty when nothing does.
  package func findings(from old: Recording, to new: Recording) -> [Finding] {
    var findings: [Finding] = []
    if old.failure?.code != new.failure?.code {
      findings.append(
        Finding(
          .outcome, promised: old.failure?.code.name ?? "an answer",
          found: new.failure?.code.name ?? "an answer"))
    }
    guard let before = old.exchange.response, let now = new.exchange.response else { return findings }
    if before.status != now.status {
      findings.append(Finding(.status, promised: "status \(before.status)", found: "status \(now.status)"))
    }
    findings += self.findings(from: before.headers, to: now.headers)
    if old.failure == nil, new.failure == nil {
      findings += self.findings(from: old.exchange.body.bytes, to: new.exchange.body.bytes)
    }
    return findings
  }

  private func findings(from before: HeaderFields, to now: HeaderFields) -> [Finding] {
    let gone = before.filter { !now.contains($0.name) && !ignored.ignores(header: $0.name) }
    let come = now.filter { !before.contains($0.name) && !ignored.ignores(header: $0.name) }
    guard !gone.isEmpty || !come.isEmpty else { return [] }
    return [
      Finding(
        .header,
        gone.map { "- \($0.name): \($0.shown)" } + come.map { "+ \($0.name): \($0.shown)" })
    ]
  }

  private func findings(from before: [UInt8], to now: [UInt8]) -> [Finding] {
    guard before != now else { return [] }
    let (old, new) = (try? Document(before), try? Document(now))
    guard let old, let new else {
      func name(_ document: Document?) -> String { document == nil ? "another body" : "a body of JSON" }
      return (old == nil) == (new == nil) ? [] : [Finding(.shape, promised: name(old), found: name(new))]
    }
    let mismatches = Shape(of: old.root).mismatches(in: new.root).filter { mismatch in
      !ignored.ignores(mismatch.path, in: old.root) && !ignored.ignores(mismatch.path, in: new.root)
    }
    return mismatches.isEmpty ? [] : [Finding(.shape, mismatches.prefix(10).map { "+ \($0)" })]
  }
}
