/// What is refused, so that a small text cannot become an enormous one.
package struct YAMLLimits: Sendable {
  /// How many values, and how many bytes of JSON, all aliases of a text may stand for.
  package var values = 1_000_000
  package var bytes = 16 << 20
  /// How deep containers may be nested.
  package var depth = 1_000

  package init() {}
}
