internal import ApusJSON
package import ApusText

/// Differences line by line: `~ .stars  1203 → 1204`, `+` for what is new, `-` for what is gone.
package struct DiffView: View {
  private let differences: [JSONDifference]
  private let limit: Int?

  /// `limit` is the number after which the comparison stopped, when it did.
  package init(_ differences: [JSONDifference], limit: Int? = nil) {
    self.differences = differences
    self.limit = limit
  }

  package func lines(on screen: Screen) -> [Line] {
    guard !differences.isEmpty else { return [screen.fit(Line("no differences", .dim))] }
    let room = screen.height.map { max(1, $0 - 1) } ?? differences.count
    let shown = differences.prefix(differences.count <= room ? room : max(1, room - 1))
    let column = pathColumn(shown, on: screen)
    var lines = shown.map { line($0, column: column, on: screen) }
    if shown.count < differences.count {
      lines.append(
        Line("\(screen.glyphs.ellipsis) \(Units.count(differences.count - shown.count)) more", .dim))
    }
    return (lines + [summary]).map(screen.fit)
  }

  private func pathColumn(_ shown: ArraySlice<JSONDifference>, on screen: Screen) -> Int {
    let limit = max(8, screen.width / 2)
    return 4 + (shown.map { Line(json: "\($0.location)").width }.filter { $0 <= limit }.max() ?? 0)
  }

  private func line(_ difference: JSONDifference, column: Int, on screen: Screen) -> Line {
    let (mark, role): (String, Role) =
      switch difference.kind {
      case .added: ("+ ", .added)
      case .removed: ("- ", .removed)
      case .changed: ("~ ", .changed)
      }
    var line = Line(mark, role) + Line(json: "\(difference.location)", .key)
    line = line.cut(to: max(column - 2, screen.width / 2), glyphs: screen.glyphs) + "  "
    line.pad(to: column)
    return line + values(difference, columns: screen.width - line.width, glyphs: screen.glyphs)
  }

  private func values(_ difference: JSONDifference, columns: Int, glyphs: Glyphs) -> Line {
    guard let old = difference.old, let new = difference.new else {
      let node = difference.old ?? difference.new
      return node.map { ValueText.line($0, columns: columns, glyphs: glyphs) } ?? Line()
    }
    let arrow = Line(" \(glyphs.arrow) ", .dim)
    let room = max(2, columns - arrow.width)
    let whole = ValueText.line(new, columns: room / 2, glyphs: glyphs)
    let before = ValueText.line(old, columns: room - whole.width, glyphs: glyphs)
    return before + arrow + ValueText.line(new, columns: room - before.width, glyphs: glyphs)
  }

  private var summary: Line {
    let count = { (kind: JSONDifference.Kind) in differences.count { $0.kind == kind } }
    let parts = [(count(.added), "added"), (count(.removed), "removed"), (count(.changed), "changed")]
    let words = parts.filter { $0.0 > 0 }.map { "\(Units.count($0.0)) \($0.1)" }.joined(separator: ", ")
    let isCut = limit.map { differences.count >= $0 } ?? false
    return Line("\(isCut ? "the first " : "")\(Units.count(differences.count, "difference")): \(words)", .dim)
  }
}
