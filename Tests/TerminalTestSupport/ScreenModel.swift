/// A small terminal: what the editor writes goes in, and what a user would see comes out.
///
/// It knows the codes that the editor may use, and keeps any other in `unknown`, so that a test can say there was none.
package struct ScreenModel {
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// Rows of cells; the right half of a wide character is an empty string.
  private var cells: [[String]]
  package private(set) var row = 0
  package private(set) var column = 0
  package private(set) var unknown: [String] = []
  /// How often the cursor was shown again: once for each picture.
  package private(set) var pictures = 0
  /// How often a line began to be read: its first picture after asking for marked pastes.
  package private(set) var reads = 0
  /// The style codes of the last picture, and the characters they apply to.
  package private(set) var styled: [(code: String, text: String)] = []
  /// Whether emoji sequences are joined to one picture, as tmux does, or drawn one after the other, as xterm does.
  package var joinsEmoji = true

  /// What was on the screen before a program took another one.
  private var usual: (cells: [[String]], row: Int, column: Int)?
  /// Whether a program has a screen of its own.
  package var isOtherScreen: Bool { usual != nil }

  private var isWrapPending = false
  private var code = ""
  private var readBegins = false
  private var nextStyled: [(code: String, text: String)] = []

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.blank(columns, rows)
  }

  /// The rows without trailing spaces, and without the empty rows at the bottom.
  package var text: [String] {
    var lines = cells.map { line in
      var end = line.count
      while end > 0, line[end - 1] == " " { end -= 1 }
      return line[..<end].joined()
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// What has the style `code`, such as "2" for dim.
  package func text(styled code: String) -> String {
    styled.filter { $0.code == code }.map(\.text).joined()
  }

  package mutating func feed(_ output: String) {
    for scalar in output.unicodeScalars { feed(scalar) }
  }

  private mutating func feed(_ scalar: Unicode.Scalar) {
    if !code.isEmpty {
      code.unicodeScalars.append(scalar)
      let isFinal = code.count > 2 && (0x40...0x7e).contains(scalar.value)
      if isFinal || (code.count == 2 && scalar != "[") { runCode() }
      return
    }
    switch scalar {
    case "\u{1b}": code = "\u{1b}"
    case "\r": (column, isWrapPending) = (0, false)
    case "\n": lineFeed()
    // These two are the terminal driver's own, for keys that come between two lines.
    case "\u{8}": move(toColumn: column - 1)
    case "\t": move(toColumn: (column / 8 + 1) * 8)
    case _ where scalar.value < 0x20 || scalar.value == 0x7f: unknown.append(String(scalar.value))
    default: put(scalar)
    }
  }

  private mutating func runCode() {
    let body = code.dropFirst(2)
    let number = Int(body.dropLast()) ?? 1
    defer { code = "" }
    switch (body.last, body.dropLast()) {
    case ("A", _): move(toRow: row - number)
    case ("B", _): move(toRow: row + number)
    case ("C", _): move(toColumn: column + number)
    case ("G", _): move(toColumn: number - 1)
    case ("H", ""): (row, column, isWrapPending) = (0, 0, false)
    case ("J", ""): eraseBelow()
    case ("J", "2"): cells = Self.blank(columns, rows)
    case ("K", ""): eraseRight()
    case ("m", _): nextStyled.append((String(body.dropLast()), ""))
    case ("l", "?25"): break
    case ("h", "?25"):
      pictures += 1
      if readBegins { reads += 1 }
      readBegins = false
      styled = nextStyled
      nextStyled = []
    case ("h", "?1049"): if usual == nil { usual = (cells, row, column) }
    case ("l", "?1049"):
      if let before = usual {
        (cells, row, column, isWrapPending) = (before.cells, before.row, before.column, false)
      }
      usual = nil
    case ("h", "?2004"): readBegins = true
    case ("l", "?2004"): break
    default: unknown.append(code)
    }
  }

  private mutating func move(toRow newRow: Int? = nil, toColumn newColumn: Int? = nil) {
    row = min(max(0, newRow ?? row), rows - 1)
    column = min(max(0, newColumn ?? column), columns - 1)
    isWrapPending = false
  }

  private mutating func eraseRight() {
    for index in column..<columns { cells[row][index] = " " }
  }

  private mutating func eraseBelow() {
    eraseRight()
    for index in row + 1..<max(row + 1, rows) { cells[index] = Self.blankRow(columns) }
  }

  private mutating func lineFeed() {
    isWrapPending = false
    if row == rows - 1 {
      cells.removeFirst()
      cells.append(Self.blankRow(columns))
    } else {
      row += 1
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if !nextStyled.isEmpty { nextStyled[nextStyled.count - 1].text.unicodeScalars.append(scalar) }
    let width = TerminalWidth.of(scalar)
    if width == 0 || (joinsEmoji && joinsPrevious(scalar)) {
      append(scalar)
      return
    }
    if isWrapPending || column + width > columns {
      column = 0
      lineFeed()
    }
    if cells[row][column] == "", column > 0 { cells[row][column - 1] = " " }
    cells[row][column] = String(scalar)
    if width == 2 { cells[row][column + 1] = "" }
    let next = column + width
    if next < columns, cells[row][next] == "" { cells[row][next] = " " }
    isWrapPending = next >= columns
    column = min(next, columns - 1)
  }

  private var previous: Int? {
    var index = isWrapPending ? column : column - 1
    if index > 0, cells[row][index] == "" { index -= 1 }
    return index >= 0 ? index : nil
  }

  private func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
    guard let previous, let last = cells[row][previous].unicodeScalars.last else { return false }
    return last == "\u{200d}" || scalar.properties.isEmojiModifier
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    guard let previous else { return }
    cells[row][previous].unicodeScalars.append(scalar)
  }

  /// A window that becomes wider or narrower: every row that wrapped by itself is joined again in a real terminal; here
  /// the caller says what the screen looks like after that.
  package mutating func resize(
    columns: Int, rows: Int, showing lines: [String], cursor: (row: Int, column: Int)
  ) {
    self = ScreenModel(columns: columns, rows: rows)
    for (index, line) in lines.enumerated() { feed((index > 0 ? "\r\n" : "") + line) }
    (row, column) = cursor
    isWrapPending = false
    pictures = 0
  }

  private static func blankRow(_ columns: Int) -> [String] { [String](repeating: " ", count: columns) }

  private static func blank(_ columns: Int, _ rows: Int) -> [[String]] {
    [[String]](repeating: blankRow(columns), count: rows)
  }
}

/// The widths of a terminal, told from the ranges that the tests use and not from the code under test.
package enum TerminalWidth {
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36f, 0x200d, 0xfe0f, 0x3099...0x309a, 0x20e3: 0
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xff01...0xff60: 2
    case 0x1f300...0x1f64f, 0x1f680...0x1f6c5, 0x1f900...0x1f9ff: 2
    default: 1
    }
  }
}
