internal import ApusClient
internal import ApusFormats
internal import ApusJSON
internal import ApusRendering

/// Compares what a step came to with what it came to when it was recorded: values may be others, structure may not.
struct LiveComparison {
  private let ignored: IgnoredPlaces
  private var drift: Set<Drift> = []
  private var differences: [String] = []

  init(ignoring ignored: IgnoredPlaces) { self.ignored = ignored }

  mutating func verdict(
    on step: Step, recorded: [Recording], now: [Recording], outcome: StepOutcome
  ) -> StepVerdict {
    if recorded.count != now.count {
      note(.shape, Units.count(recorded.count, "request"), Units.count(now.count, "request"))
    }
    for (old, new) in zip(recorded, now) { compare(old, new) }
    let written = step.outcome ?? .ok
    if written != outcome { note(.outcome, "? \(written)", "? \(outcome)") }
    return StepVerdict(step, drift: drift, differences: differences)
  }

  private mutating func note(_ kind: Drift, _ before: String, _ now: String) {
    drift.insert(kind)
    differences += ["- \(before)", "+ \(now)"]
  }

  private mutating func compare(_ old: Recording, _ new: Recording) {
    if old.failure?.code != new.failure?.code {
      note(.outcome, old.failure?.code.name ?? "an answer", new.failure?.code.name ?? "an answer")
    }
    guard let before = old.exchange.response, let now = new.exchange.response else { return }
    if before.status != now.status { note(.status, "status \(before.status)", "status \(now.status)") }
    compare(headers: before.headers, now.headers)
    if old.failure == nil, new.failure == nil {
      compare(bodies: old.exchange.body.bytes, new.exchange.body.bytes)
    }
  }

  private mutating func compare(headers before: HeaderFields, _ now: HeaderFields) {
    let gone = before.filter { !now.contains($0.name) && !ignored.ignores(header: $0.name) }
    let come = now.filter { !before.contains($0.name) && !ignored.ignores(header: $0.name) }
    guard !gone.isEmpty || !come.isEmpty else { return }
    drift.insert(.header)
    differences += gone.map { "- \($0.name): \($0.shown)" } + come.map { "+ \($0.name): \($0.shown)" }
  }

  private mutating func compare(bodies before: [UInt8], _ now: [UInt8]) {
    guard before != now else { return }
    let (old, new) = (try? Document(before), try? Document(now))
    guard let old, let new else {
      func name(_ document: Document?) -> String { document == nil ? "another body" : "a body of JSON" }
      if (old == nil) != (new == nil) { note(.shape, name(old), name(new)) }
      return
    }
    let mismatches = Shape(of: old.root).mismatches(in: new.root).filter { mismatch in
      !ignored.ignores(mismatch.path, in: old.root) && !ignored.ignores(mismatch.path, in: new.root)
    }
    guard !mismatches.isEmpty else { return }
    drift.insert(.shape)
    differences += mismatches.prefix(10).map { "+ \($0)" }
  }
}
