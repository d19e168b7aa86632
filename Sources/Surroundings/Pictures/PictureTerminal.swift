/// How a terminal draws pictures, and how large its cells are.
package struct PictureTerminal: Sendable, Hashable {
  package enum Way: Sendable, Hashable {
    case kitty, sixel
  }

  /// `nil` where it does not say that it can.
  package var way: Way?
  package var cell: Cell

  package struct Cell: Sendable, Hashable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// Where the terminal does not say.
    package static let usual = Cell(width: 10, height: 20)
  }

  package init(_ way: Way?, cell: Cell = .usual) {
    self.way = way
    self.cell = cell
  }
}
