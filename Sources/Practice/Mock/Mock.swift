/// A server of what others describe or recorded.
package struct Mock: Sendable {
  /// Asked in order; the first that knows a request answers it.
  package var sources: [any MockSource]
  /// How many of the answers fail on purpose, from 0 to 1.
  package var faults = 0.0
  /// The same seed makes the same answers fail.
  package var seed: UInt64 = 1
  /// Origins whose pages may read what is answered.
  package var readers: Set<String> = []
  /// Whether its sources say themselves which pages may read them, as a server does that answers now. Of pages of other
  /// origins only those count that are named here.
  package var sourcesNameReaders = false
  package var readersOfSources: Set<String> = []
  /// How long every answer waits, besides what it waits by itself.
  package var delay = Duration.zero
  /// Told of every request, and whether something knew an answer.
  package var asked: @Sendable (MockRequest, Bool) -> Void = { _, _ in }
  /// Told of every request, in a line.
  package var log: @Sendable (String) -> Void = { _ in }

  package init(_ sources: [any MockSource]) { self.sources = sources }
}
