extension Node {
  /// The containers that the value lies in, from the root on. They are looked up when asked for, which takes time in
  /// proportion to the values that are passed.
  package var ancestors: [Node] {
    var found: [Node] = []
    var container = 0
    while container < index {
      let outer = Node(storage: storage, index: container)
      found.append(outer)
      var children = outer.children
      while let child = children.nextIndex() {
        guard index < tape.next(child) else { continue }
        container = child
        break
      }
    }
    return found
  }
}
