/// How a person sees bodies: what `view` and `set view` take.
package enum ViewKind: String, Sendable, Hashable, CaseIterable {
  case tree, json, table, raw
}
