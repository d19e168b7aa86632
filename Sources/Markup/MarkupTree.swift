/// Elements and text, and whether that is all there was.
package struct MarkupTree: Sendable, Hashable {
  package let nodes: [MarkupNode]
  /// Whether something was left out: too deep, or behind too many parts.
  package let isCut: Bool
  /// The namespaces that elements are in, by what stands before the colon of their names; nothing for those without.
  /// Of HTML there are none.
  package var namespaces: [String: Set<String>] = [:]

  package static let nothing = MarkupTree(nodes: [], isCut: false)
}
