package import ApusText

/// A table of operations: what came of each, and what never did.
package struct CoverageView: View {
  private let coverage: Coverage

  package init(_ coverage: Coverage) { self.coverage = coverage }

  package func lines(on screen: Screen) -> [Line] {
    let width = min(coverage.rows.map(\.name.count).max() ?? 0, max(20, screen.width / 2))
    let table = coverage.rows.flatMap { row -> [Line] in
      var line = row.seen.isEmpty ? Line(row.name, .dim) : Line(row.name)
      line.pad(to: width + 2)
      let seen = row.described.compactMap { status in row.seen[status].map { "\(status) ×\($0)" } }
      if !seen.isEmpty { line.append(seen.joined(separator: ", "), .ok) }
      let unseen = row.unseen.joined(separator: ", ")
      if !unseen.isEmpty { line.append((seen.isEmpty ? "" : "; ") + "not seen: \(unseen)", .dim) }
      return line.wrappedAtWords(to: screen.width, indent: 4)
    }
    let others = coverage.undescribed.map { name, count in
      (Line("not described: ", .warning).retold + Line("\(name) ×\(count)")).cut(
        to: screen.width, glyphs: screen.glyphs)
    }
    let sum = Line(
      "\(coverage.operationsSeen) of \(coverage.rows.count) operations, \(coverage.answersSeen) of "
        + "\(coverage.answers) answers: \(coverage.percentage)%"
    ).retold
    return table + others + sum.wrappedAtWords(to: screen.width)
  }
}
