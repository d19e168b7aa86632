/// Elements and text, and whether that is all there was.
package struct MarkupTree: Sendable, Hashable {
  package let nodes: [MarkupNode]
  /// Whether something was left out: too deep, or behind too many parts.
  package let isCut: Bool

  package static let nothing = MarkupTree(nodes: [], isCut: false)
}
