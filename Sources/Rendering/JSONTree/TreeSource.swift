internal import ApusJSON
internal import ApusText

/// What stands side by side in a tree, found one after the other as it is drawn.
enum TreeSource {
  case children(of: Node, at: TreePlace)
  /// Values from anywhere, each with its path for a label.
  case matches([PlacedNode], typed: String)

  var count: Int {
    switch self {
    case .children(let node, _): node.count
    case .matches(let matches, _): matches.count
    }
  }

  var nodes: AnySequence<Node> {
    switch self {
    case .children(let node, _): AnySequence(node.children)
    case .matches(let matches, _): AnySequence(matches.lazy.map(\.node))
    }
  }

  /// What to type to see the values from a position on.
  func opener(from position: Int) -> String {
    switch self {
    case .children(let node, let place) where node.kind == .array: "\(place)[\(position):]"
    case .children(_, let place): "tree \(place)"
    case .matches(_, let typed): "\(typed) | less"
    }
  }

  func entries(_ glyphs: Glyphs) -> TreeEntries { TreeEntries(self, glyphs) }
}
