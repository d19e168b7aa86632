internal import ApusText

/// Blocks as lines, of a task that is cancelled no more of them.
struct ProseLayout {
  let glyphs: Glyphs
  /// Narrower than this no block becomes, however deeply it is nested.
  private static let leastWidth = 8

  func lines(_ blocks: [ProseBlock], width: Int) -> [Line] {
    var lines: [Line] = []
    for block in blocks where !Task.isCancelled {
      let next = self.lines(block, width: max(1, width))
      if !lines.isEmpty, !next.isEmpty { lines.append(Line()) }
      lines += next
    }
    return lines
  }

  private func lines(_ block: ProseBlock, width: Int) -> [Line] {
    switch block {
    case .heading(let level, let spans):
      let marks = Line(String(repeating: "#", count: level) + " ", .dim)
      let words = spans.map { ProseSpan($0.text.replacing("\n", with: " "), .strong) }
      return behind(marks, ProseSpan.lines(words, width: inner(width, level + 1)), width)
    case .paragraph(let spans): return ProseSpan.lines(spans, width: width)
    case .list(let start, let items): return list(start, items, width: width)
    case .quote(let label, let blocks):
      let bar = Line(glyphs.trunk.prefix { $0 != " " } + " ", .guide)
      let content = self.lines(blocks, width: inner(width, 2))
      return each(bar, (label.map { [Line($0, .label)] } ?? []) + content, width)
    case .code(let title, let code):
      let text = code.flatMap { Line($0.replacing("\t", with: "    "), .string).wrapped(to: inner(width, 4)) }
      return (title.map { [Line($0, .dim).cut(to: width, glyphs: glyphs)] } ?? [])
        + each(Line("    "), text, width)
    case .table(let rows): return ProseTable(rows, glyphs: glyphs).lines(width: width)
    case .rule: return [Line(String(repeating: glyphs.rule, count: min(width, 40)), .guide)]
    }
  }

  private func list(_ start: Int?, _ items: [[ProseBlock]], width: Int) -> [Line] {
    let last = start.map { $0.addingReportingOverflow(items.count).partialValue }
    let room = last.map { "\($0)".count + 2 } ?? 2
    return items.enumerated().flatMap { place, blocks -> [Line] in
      var mark = Line(start.map { "\($0.addingReportingOverflow(place).partialValue)." } ?? "-", .guide)
      mark.pad(to: room)
      // A list in an item stands right below its text.
      var content: [Line] = []
      for block in blocks {
        let next = lines([block], width: inner(width, room))
        if !content.isEmpty, case .list = block {} else if !content.isEmpty { content.append(Line()) }
        content += next
      }
      return behind(mark, content.isEmpty ? [Line()] : content, width)
    }
  }

  private func inner(_ width: Int, _ used: Int) -> Int { max(min(width, Self.leastWidth), width - used) }

  /// The first line behind a mark, the others below it.
  private func behind(_ mark: Line, _ lines: [Line], _ width: Int) -> [Line] {
    let blank = Line(String(repeating: " ", count: mark.width))
    return lines.enumerated().map { place, line in
      let whole = place == 0 ? mark + line : line.isEmpty ? line : blank + line
      return whole.width > width ? (place == 0 ? mark + line : line).cut(to: width, glyphs: glyphs) : whole
    }
  }

  private func each(_ mark: Line, _ lines: [Line], _ width: Int) -> [Line] {
    lines.map { (mark + $0).cut(to: width, glyphs: glyphs) }
  }
}
