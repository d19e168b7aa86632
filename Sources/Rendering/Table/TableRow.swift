package import ApusJSON

/// A row of a table, and where it stands in the answer, which is what its number says.
package struct TableRow: Sendable {
  package enum Label: Sendable, Hashable {
    /// An element of the one list that the rows are of.
    case position(Int)
    /// A path, where the rows are of several lists.
    case place(String)
    /// A row that no answer has: it was made of others.
    case none
  }

  package let node: Node
  package let label: Label

  package init(_ node: Node, _ label: Label) {
    self.node = node
    self.label = label
  }
}

extension [TableRow] {
  /// The elements of a list, or the one value.
  package init(of value: Node) {
    self =
      value.kind == .array
      ? value.children.enumerated().map { TableRow($1, .position($0)) } : [TableRow(value, .none)]
  }

  /// Values of one document, from wherever they stand.
  package init(values nodes: [Node]) {
    let places = Node.locations(of: nodes)
    let list = places.first?.steps.dropLast()
    let positions = places.compactMap { place -> Int? in
      guard case .position(let position)? = place.steps.last, place.steps.dropLast() == list else {
        return nil
      }
      return position
    }
    self =
      positions.count == nodes.count
      ? zip(nodes, positions).map { TableRow($0, .position($1)) }
      : zip(nodes, places).map { TableRow($0, .place("\($1)")) }
  }
}

extension TableRow.Label {
  var text: String {
    switch self {
    case .position(let position): "\(position)"
    case .place(let place): place
    case .none: ""
    }
  }
}
