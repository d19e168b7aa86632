package import ApusJSON
package import ApusRendering
package import ApusSurroundings
package import ApusText

extension Output {
  /// Shows a value in one of the ways there are, folded to the screen.
  ///
  /// - Parameters:
  ///   - heading: what it is made of, where that is more than a value of JSON.
  ///   - flaws: what could not be read of it.
  package func show(
    value node: Node, at place: TreePlace = TreePlace(), as view: ViewKind, heading: String? = nil,
    flaws: [String] = []
  ) throws {
    let head = flaws.isEmpty ? [] : Self.lines(of: flaws)
    switch view {
    case .json:
      for line in head { note(line) }
      try write(pretty: node)
    case .raw:
      if console.outTraits.isTerminal {
        try show(TextBody(Array(node.bytes)))
      } else {
        try write(node.bytes)
        try write([UInt8(ascii: "\n")])
      }
    case .table:
      try show(TableView(node, path: "\(place)"), below: (heading.map { [Line($0, .dim)] } ?? []) + head)
    case .auto where console.outTraits.look.forms == .today && TreeView.LikeObjects.areFlat(in: node):
      let count = Line(heading ?? "array of \(Units.count(node.count))", .dim)
      let back = Line(console.outTraits.screen.glyphs.separator, .dim) + Line("tree \(place)", .command)
      try show(TableView(node, path: "\(place)"), below: [count + back] + head)
    case .auto, .tree:
      try show(TreeView(node, at: place, heading: heading), below: head)
    }
  }

  private func show(_ view: some View, below head: [Line]) throws {
    if head.isEmpty { try showFolded(view) } else { try showFolded(HeadedView(head, view)) }
  }

  /// The first of what could not be read, and how many more there are.
  package static func lines(of flaws: [String]) -> [Line] {
    let most = 3
    let rest = flaws.count - most
    return flaws.prefix(most).map { Line($0, .warning) }
      + (rest > 0 ? [Line("and \(Units.count(rest)) more that could not be read", .warning).retold] : [])
  }
}
