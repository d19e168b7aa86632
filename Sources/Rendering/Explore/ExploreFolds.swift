internal import ApusJSON

/// What is open and what is folded: so many levels, but for what somebody has turned. It takes room for that alone.
struct ExploreFolds: Sendable {
  private var depth = 1
  private var turned: Set<Int> = []

  /// - Parameter level: 0 for the root.
  func isOpen(_ node: Node, at level: Int) -> Bool {
    node.count > 0 && (level < depth) != turned.contains(node.ordinal)
  }

  mutating func set(_ node: Node, at level: Int, isOpen: Bool) {
    if (level < depth) == isOpen {
      turned.remove(node.ordinal)
    } else {
      turned.insert(node.ordinal)
    }
  }

  /// Has so many levels be open, whatever was turned.
  mutating func open(levels: Int) {
    depth = levels
    turned = []
  }
}
