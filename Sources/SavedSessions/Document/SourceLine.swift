/// A line number that is told in messages and takes no part in comparisons.
package struct SourceLine: Sendable, Hashable {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static func == (left: SourceLine, right: SourceLine) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
