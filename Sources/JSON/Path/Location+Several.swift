extension Node {
  /// Where values of one document stand. To look up each by itself would go over the same lists again and again.
  package static func locations(of nodes: [Node]) -> [Location] {
    guard let storage = nodes.first?.storage else { return [] }
    var walk = PlaceWalk(storage)
    var result = [Location](repeating: Location(), count: nodes.count)
    for number in nodes.indices.sorted(by: { nodes[$0].index < nodes[$1].index }) {
      let isSame = nodes[number].storage === storage
      result[number] = isSame ? walk.location(of: nodes[number].index) : nodes[number].path
    }
    return result
  }
}

/// Goes through a document once, from its beginning to its end.
private struct PlaceWalk {
  /// A container on the way, and the child that the way goes through.
  private struct Level {
    let container: Node
    var children: Children
    var child: Int
    var position = 0

    init?(_ container: Node) {
      self.container = container
      children = container.children
      guard let first = children.nextIndex() else { return nil }
      child = first
    }

    var step: Location.Step {
      guard container.kind == .object else { return .position(position) }
      return .key(Node(storage: container.storage, index: child - 1).string ?? "")
    }
  }

  private let storage: JSONDocument.Storage
  private var levels: [Level] = []

  init(_ storage: JSONDocument.Storage) {
    self.storage = storage
    if let root = Level(Node(storage: storage, index: 0)) { levels.append(root) }
  }

  /// Of a value that stands no earlier than the one before.
  mutating func location(of wanted: Int) -> Location {
    guard wanted > 0 else { return Location() }
    while let last = levels.last, levels.count > 1, storage.tape.end(last.container.index) <= wanted {
      levels.removeLast()
    }
    while var level = levels.popLast() {
      while storage.tape.next(level.child) <= wanted, let next = level.children.nextIndex() {
        level.child = next
        level.position += 1
      }
      levels.append(level)
      guard level.child != wanted, let inner = Level(Node(storage: storage, index: level.child)) else {
        break
      }
      levels.append(inner)
    }
    return Location(levels.map(\.step))
  }
}
