internal import ApusJSON
package import ApusText

/// Differences with what was on the left and what is on the right, each whole.
package struct SideBySideView: View {
  private let differences: JSONDifferences
  private let rest: String?

  /// - Parameter rest: what to type to see all of them.
  package init(_ differences: JSONDifferences, rest: String? = nil) {
    self.differences = differences
    self.rest = rest
  }

  package func lines(on screen: Screen) -> [Line] {
    guard !differences.isEmpty else { return [screen.fit(Line("no differences", .dim).retold)] }
    let room = screen.height.map { max(3, $0 - 2) } ?? .max
    var lines: [Line] = []
    var shown = 0
    for difference in differences.list {
      let more = block(difference, on: screen)
      if shown > 0, lines.count + more.count > room { break }
      lines += more.prefix(room)
      shown += 1
    }
    if shown < differences.count {
      lines.append(differences.fold(differences.count - shown, rest: rest, on: screen))
    }
    return (lines + [differences.summary]).map(screen.fit)
  }

  private func block(_ difference: JSONDifference, on screen: Screen) -> [Line] {
    let half = max(4, (min(screen.width, 4096) - 6) / 2)
    let (old, new) = sides(difference, on: screen)
    let (left, right) = (old.wrapped(to: half), new.wrapped(to: half))
    let rows = (0..<max(left.count, right.count)).map { row in
      var line = Line("  ") + (row < left.count ? left[row] : Line())
      line.pad(to: half + 2)
      line.append(" \(screen.glyphs.trunk)", .guide)
      return line + (row < right.count ? right[row] : Line())
    }
    return difference.title.wrapped(to: screen.width, indent: 2) + rows
  }

  private func sides(_ difference: JSONDifference, on screen: Screen) -> (Line, Line) {
    if let positions = difference.positions {
      return (Line("[\(positions.old)]", .dim), Line("[\(positions.new)]", .dim))
    }
    if let old = difference.old, let new = difference.new {
      return ChangedText(old, new, glyphs: screen.glyphs).lines
    }
    let value = { (node: Node?) in
      node.map { ValueText.line($0, columns: 4096, glyphs: screen.glyphs) } ?? Line()
    }
    return (value(difference.old), value(difference.new))
  }
}
