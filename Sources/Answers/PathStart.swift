internal import ApusClient
package import ApusJSON
internal import ApusLanguage
package import ApusRendering

/// Where a path begins to look: at the root of an answer, or at the part that somebody looks at.
package struct PathStart: Sendable {
  package let root: Node
  /// The answer that places have to name.
  package let response: Int?
  /// How many steps the start is below the root.
  package let depth: Int

  /// - Parameter whole: the answer that the path names, or the one that paths look into.
  package init(of path: AnswerPath, in records: Records, whole: Node) {
    guard path.number == nil, let looked = records.looked else {
      (root, response, depth) = (whole, path.number, 0)
      return
    }
    // `$` is all of it, wherever somebody is.
    if path.isFromRoot {
      (root, response, depth) = (whole, records.focusedRecord?.number, 0)
    } else {
      (root, response, depth) = (looked.node, nil, looked.depth)
    }
  }

  package func placed(_ node: Node) -> PlacedNode { PlacedNode(node, inResponse: response, below: depth) }

  package func place(of node: Node) -> TreePlace { placed(node).place }
}
