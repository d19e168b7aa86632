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
}
