internal import ApusJSON
internal import ApusText

/// A table laid out for one screen.
struct TableLayout {
  let hidden: [TableColumn]
  /// The rows, from 0, and the values of texts that are not shown whole.
  let cut: [(row: Int, value: Node)]
  private let columns: [TableColumn]
  /// For each column what each row has there.
  private let cells: [[Node?]]
  private let labels: [TableRow.Label]
  private let widths: [Int]
  private let isNumber: [Bool]
  /// Columns for the position of each row; 0 on narrow screens.
  private let margin: Int
  private let screen: Screen

  /// A column of text is cut to this while others need the room.
  private static func widest(on screen: Screen) -> Int { screen.isEndless ? 1_000 : 40 }

  /// A program gets containers by their counts, as it always did.
  private static func mostOfContainer(on screen: Screen) -> Int {
    screen.forms == .today && !screen.isEndless ? Cell.mostOfContainer : 0
  }

  /// `nil` when the effort ends before all cells are found and measured.
  init?(columns: [TableColumn], rows: [TableRow], isChosen: Bool, screen: Screen, within effort: Effort) {
    var effort = effort
    var cells: [[Node?]] = []
    for column in columns {
      var found: [Node?] = []
      for row in rows {
        found.append(column.cell(of: row.node, within: &effort))
        if effort.end != nil { return nil }
      }
      cells.append(found)
    }
    self.cells = cells
    labels = rows.map(\.label)
    self.screen = screen
    let widest = labels.map { Line(json: $0.text).width }.max() ?? 0
    margin = screen.width < 40 || widest == 0 ? 0 : min(widest, max(8, screen.width / 4)) + 2
    let isNumber = cells.map { cells in
      let values = cells.lazy.compactMap { $0 }.filter { !$0.isNull }
      return !values.isEmpty && values.allSatisfy { Cell.isNumber($0) }
    }
    // What is left of the row is for texts that are longer.
    let growsTo = screen.forms == .today && !screen.isEndless ? screen.width : 0
    let widestCell = max(Self.widest(on: screen), growsTo)
    var natural = columns.map { Line(json: $0.title).width }
    var wanted: [[Int]] = []
    for (column, cells) in cells.enumerated() {
      var widths: [Int] = []
      for cell in cells {
        guard effort.spend() else { return nil }
        // One more than there is room for: whether a text goes on shows only there.
        let line = Cell.line(
          cell, columns: widestCell + (growsTo > 0 ? 1 : 0), glyphs: screen.glyphs,
          mostOfContainer: Self.mostOfContainer(on: screen))
        widths.append(line.width)
        natural[column] = max(natural[column], min(line.width, widestCell))
      }
      wanted.append(widths)
    }
    let fit = TableFit(
      natural: natural, isNumber: isNumber, least: isChosen ? 6 : 20, width: screen.width - margin,
      usual: Self.widest(on: screen))
    widths = fit.widths
    self.isNumber = isNumber
    self.columns = Array(columns.prefix(widths.count))
    hidden = Array(columns.dropFirst(widths.count))
    var cut: [(row: Int, value: Node)] = []
    for row in rows.indices where growsTo > 0 {
      for column in fit.widths.indices where wanted[column][row] > fit.widths[column] {
        if let value = cells[column][row], !value.isContainer { cut.append((row, value)) }
      }
    }
    self.cut = cut
  }

  func write<Failure: Error>(to sink: (Line) throws(Failure) -> Void) throws(Failure) {
    try sink(header)
    for position in labels.indices { try sink(line(at: position)) }
  }

  private var header: Line {
    let titles = zip(columns, widths).map { column, width in
      Line(json: column.title, .heading).cut(to: width, glyphs: screen.glyphs)
    }
    return line(of: titles, margin: Line())
  }

  private func line(at position: Int) -> Line {
    let cells = zip(cells, widths).map { column, width in
      Cell.line(
        column[position], columns: width, glyphs: screen.glyphs,
        mostOfContainer: Self.mostOfContainer(on: screen))
    }
    return line(
      of: cells,
      margin: Line(json: labels[position].text, .dim).cut(to: max(0, margin - 2), glyphs: screen.glyphs))
  }

  private func line(of cells: [Line], margin text: Line) -> Line {
    var line = Line()
    if margin > 0 {
      line.pad(to: margin - 2 - text.width)
      line.append(text)
    }
    var column = margin
    for (position, cell) in cells.enumerated() {
      line.pad(to: column + (isNumber[position] ? widths[position] - cell.width : 0))
      line.append(cell)
      column += widths[position] + TableFit.gap
    }
    return line
  }
}

/// How wide each column may be on a screen, and how many columns have room at all.
struct TableFit {
  private(set) var widths: [Int]

  static let gap = 2

  /// `natural` are the widths the columns would like. Numbers are never cut; texts keep at least `least` columns, and have
  /// more than is `usual` where the other columns leave it to them.
  init(natural wanted: [Int], isNumber: [Bool], least: Int, width: Int, usual: Int = .max) {
    let natural = zip(wanted, isNumber).map { $1 ? $0 : min($0, usual) }
    let floors = zip(natural, isNumber).map { $1 ? $0 : min($0, least) }
    var used = -Self.gap
    let shown = floors.prefix { floor in
      used += floor + Self.gap
      return used <= width
    }
    widths = natural.prefix(max(1, shown.count)).map { min($0, width) }
    shrink(to: width, floors: floors)
    if widths.count == wanted.count { grow(to: width, wanted) }
  }

  /// Gives what is left of a row to the columns that are cut, the first of them first.
  private mutating func grow(to width: Int, _ wanted: [Int]) {
    var spare = width - widths.reduce(-Self.gap) { $0 + $1 + Self.gap }
    for index in widths.indices where spare > 0 && wanted[index] > widths[index] {
      let more = min(spare, wanted[index] - widths[index])
      widths[index] += more
      spare -= more
    }
  }

  /// Takes from the widest first.
  private mutating func shrink(to width: Int, floors: [Int]) {
    var excess = widths.reduce(-Self.gap) { $0 + $1 + Self.gap } - width
    while excess > 0 {
      let candidates = widths.indices.filter { widths[$0] > floors[$0] }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return }
      widths[widest] -= 1
      excess -= 1
    }
  }
}

extension TableLayout {
  /// A value in a cell: strings without their quotes where that leaves no doubt, containers whole where they are short, and
  /// otherwise by their count.
  enum Cell {
    static let missing = Line("-", .dim)

    /// A container that takes more columns is not shown whole.
    static let mostOfContainer = 24

    static func line(
      _ node: Node?, columns: Int, glyphs: Glyphs, mostOfContainer: Int = Self.mostOfContainer
    ) -> Line {
      guard let node else { return missing }
      if node.isContainer {
        let whole = ValueText.whole(node, columns: min(columns, mostOfContainer), glyphs: glyphs)
        if let whole { return whole }
        return ValueText.kind(of: node, columns: 0).cut(to: columns, glyphs: glyphs)
      }
      // So many bytes may be one column.
      let isLong = node.byteRange.count > columns * (glyphs.resolvesEscapes ? 12 : 4)
      guard node.kind == .string, isLong || !needsQuotes(ValueText.text(of: node, glyphs)) else {
        return ValueText.scalar(node, columns: columns, glyphs: glyphs)
      }
      let start = node.bytes.dropFirst().prefix(columns * 8 + 8)
      let isWhole = start.endIndex == node.bytes.endIndex
      let inner = isWhole ? start.dropLast() : start
      let spelled = glyphs.resolvesEscapes ? LegibleText.bytes(inner, hasQuotes: false)[...] : inner
      let text = String(decoding: spelled, as: UTF8.self)
      return Line(json: text, .string).cut(to: columns, glyphs: glyphs)
    }

    static func isNumber(_ node: Node?) -> Bool { node?.kind == .integer || node?.kind == .decimal }

    /// Whether the text alone could be taken for something else: a number, `null`, nothing at all.
    private static func needsQuotes(_ string: String) -> Bool {
      let text = string.dropFirst().dropLast()
      guard let first = text.first else { return true }
      if first == " " || text.hasSuffix(" ") || first == "{" || first == "[" { return true }
      return ["-", "null", "true", "false"].contains(text) || Double(text) != nil
    }
  }
}
