/// One thing in which an answer differs from what is promised of it.
package struct Finding: Sendable, Hashable {
  package let drift: Drift
  /// `- what was promised` and `+ what came`.
  package let lines: [String]
  /// It is told, and is no failure by itself.
  package let isNoted: Bool

  package init(_ drift: Drift, _ lines: [String], isNoted: Bool = false) {
    self.drift = drift
    self.lines = lines
    self.isNoted = isNoted
  }

  package init(_ drift: Drift, promised: String, found: String) {
    self.init(drift, ["- \(promised)", "+ \(found)"])
  }

  /// The same where each difference ends with what it is measured by: what was recorded of a step, and the step's line.
  package func naming(line: Int) -> Finding {
    let rule = "  (\(drift.rawValue), line \(line))"
    // Of a pair, what was promised says it.
    let mark = lines.contains { $0.hasPrefix("- ") } ? "- " : "+ "
    return Finding(drift, lines.map { $0.hasPrefix(mark) ? $0 + rule : $0 }, isNoted: isNoted)
  }
}
