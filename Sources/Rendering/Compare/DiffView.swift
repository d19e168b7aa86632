internal import ApusJSON
package import ApusText

/// Differences line by line: `~ .stars  1203 → 1204`, `+` for what is new, `-` for what is gone, `>` for what has moved.
package struct DiffView: View {
  private let differences: JSONDifferences
  private let rest: String?

  /// - Parameter rest: what to type to see all of them.
  package init(_ differences: JSONDifferences, rest: String? = nil) {
    self.differences = differences
    self.rest = rest
  }

  package func lines(on screen: Screen) -> [Line] {
    guard !differences.isEmpty else { return [screen.fit(Line("no differences", .dim).retold)] }
    let room = screen.height.map { max(1, $0 - 1) } ?? .max
    let shown = differences.list.prefix(differences.count <= room ? room : max(1, room - 1))
    let column = pathColumn(shown, on: screen)
    var lines = shown.map { line($0, column: column, on: screen) }
    if shown.count < differences.count {
      lines.append(differences.fold(differences.count - shown.count, rest: rest, on: screen))
    }
    return (lines + [differences.summary]).map(screen.fit)
  }

  private func pathColumn(_ shown: ArraySlice<JSONDifference>, on screen: Screen) -> Int {
    let limit = max(8, screen.width / 2)
    return 4 + (shown.map { Line(json: "\($0.place)").width }.filter { $0 <= limit }.max() ?? 0)
  }

  private func line(_ difference: JSONDifference, column: Int, on screen: Screen) -> Line {
    var line = difference.title
    line = line.cut(to: max(column - 2, screen.width / 2), glyphs: screen.glyphs) + "  "
    line.pad(to: column)
    return line + values(difference, columns: screen.width - line.width, glyphs: screen.glyphs)
  }

  private func values(_ difference: JSONDifference, columns: Int, glyphs: Glyphs) -> Line {
    if let positions = difference.positions {
      return Line("[\(positions.old)] \(glyphs.arrow) [\(positions.new)]", .dim)
    }
    guard let old = difference.old, let new = difference.new else {
      let node = difference.old ?? difference.new
      return node.map { ValueText.line($0, columns: columns, glyphs: glyphs) } ?? Line()
    }
    return ChangedText(old, new, glyphs: glyphs).line(columns: columns)
  }
}

extension JSONDifference {
  /// The mark of its kind, and its place.
  var title: Line {
    let (mark, role): (String, Role) =
      switch kind {
      case .added: ("+ ", .added)
      case .removed: ("- ", .removed)
      case .changed: ("~ ", .changed)
      case .moved: ("> ", .changed)
      }
    return Line(mark, role) + Line(json: "\(place)", .key)
  }
}

extension JSONDifferences {
  /// `… 17 more: diff 1 2 | less`, the line to type where there is room for all of it.
  func fold(_ hidden: Int, rest: String?, on screen: Screen) -> Line {
    let line = Line("\(screen.glyphs.ellipsis) \(Units.count(hidden)) more", .dim).retold
    guard let rest else { return line }
    let opener = Line(": ", .dim) + Line(rest, .command)
    return line.width + opener.width <= screen.width ? line + opener : line
  }

  /// `4 differences: 1 added, 3 changed`
  var summary: Line {
    let names: [(JSONDifference.Kind, String)] = [
      (.added, "added"), (.removed, "removed"), (.changed, "changed"), (.moved, "moved"),
    ]
    let words = names.filter { count(of: $0.0) > 0 }.map { "\(Units.count(count(of: $0.0))) \($0.1)" }
    return Line("\(Units.count(count, "difference")): \(words.joined(separator: ", "))", .dim)
  }
}
