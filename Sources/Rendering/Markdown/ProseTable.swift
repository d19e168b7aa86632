internal import ApusText

/// A table of text: columns as wide as what is in them, narrower ones with more lines where the screen is too narrow, and a
/// row below the other where even that is too much.
struct ProseTable {
  private let rows: [[[ProseSpan]]]
  private let glyphs: Glyphs
  /// A column that is narrower cannot be read.
  private static let leastColumn = 6
  private static let gap = 3

  init(_ rows: [[[ProseSpan]]], glyphs: Glyphs) {
    self.rows = rows
    self.glyphs = glyphs
  }

  func lines(width: Int) -> [Line] {
    guard let head = rows.first, !head.isEmpty else { return [] }
    guard !glyphs.isSpoken, let widths = widths(within: width) else { return stacked(head, width: width) }
    let wall = Line(" \(glyphs.trunk.prefix { $0 != " " }) ", .guide)
    var lines: [Line] = []
    for (place, row) in rows.enumerated() where !Task.isCancelled {
      let cells = zip(row, widths).map { ProseSpan.lines(place == 0 ? strong($0) : $0, width: $1) }
      for level in 0..<(cells.map(\.count).max() ?? 0) {
        var line = Line()
        for (column, cell) in cells.enumerated() {
          if column > 0 { line.append(wall) }
          var text = level < cell.count ? cell[level] : Line()
          if column < cells.count - 1 { text.pad(to: widths[column]) }
          line.append(text)
        }
        lines.append(line)
      }
      if place == 0 {
        let whole = widths.reduce(Self.gap * (widths.count - 1), +)
        lines.append(Line(String(repeating: glyphs.rule, count: whole), .guide))
      }
    }
    return lines
  }

  private func strong(_ spans: [ProseSpan]) -> [ProseSpan] {
    spans.map { $0.style == .plain ? ProseSpan($0.text, .strong) : $0 }
  }

  /// How wide each column is; `nil` where they cannot stand beside one another.
  private func widths(within width: Int) -> [Int]? {
    let count = rows.first?.count ?? 0
    let room = width - Self.gap * (count - 1)
    var widths = (0..<count).map { column in
      rows.map { row in
        Task.isCancelled ? 0 : ProseSpan.lines(row[column], width: 1 << 16).map(\.width).max() ?? 0
      }.max() ?? 0
    }
    guard room >= widths.reduce(0, { $0 + min($1, Self.leastColumn) }) else { return nil }
    // The widest gives way, down to the next one, until all fit.
    while case let excess = widths.reduce(0, +) - room, excess > 0, let widest = widths.max() {
      let places = widths.indices.filter { widths[$0] == widest }
      let next = max(widths.filter { $0 < widest }.max() ?? 0, Self.leastColumn)
      guard widest > next || widest > Self.leastColumn else { return nil }
      let step = min(widest - next, max(1, excess / places.count))
      guard step > 0 else { return nil }
      for place in places { widths[place] -= step }
    }
    return widths
  }

  private func stacked(_ head: [[ProseSpan]], width: Int) -> [Line] {
    let blocks = rows.dropFirst().map { row in
      zip(head, row).flatMap { name, cell in
        ProseSpan.lines(strong(name) + [ProseSpan(": ")] + cell, width: width)
      }
    }
    return Array(blocks.joined(separator: [Line()]))
  }
}
