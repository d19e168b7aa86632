/// How a person sees bodies: what `view` and `set view` take.
package enum ViewKind: String, Sendable, Hashable, CaseIterable {
  /// What fits the value best: a table for objects that are alike, and a tree for anything else.
  case auto
  case tree, json, table, raw
}
