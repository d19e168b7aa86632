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
  /// Told of every request, in a line.
  package var log: @Sendable (String) -> Void = { _ in }

  package init(_ sources: [any MockSource]) { self.sources = sources }
}
