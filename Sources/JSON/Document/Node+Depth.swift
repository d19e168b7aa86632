extension Node {
  /// How many levels of containers there are, this one included; no more than `limit` are counted.
  package func depth(upTo limit: Int) -> Int {
    guard isContainer else { return 0 }
    var levels = [children]
    var deepest = 1
    while let last = levels.indices.last, deepest < limit {
      guard let child = levels[last].next() else {
        levels.removeLast()
        continue
      }
      guard child.isContainer else { continue }
      levels.append(child.children)
      deepest = max(deepest, levels.count)
    }
    return deepest
  }
}
