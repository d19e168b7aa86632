internal import ApusRendering
internal import ApusText
internal import ApusWords

/// What a Swift app receives: from `APIClient`, and from the five hand-written clients.
struct SwiftTable: View {
  private struct Row {
    let name: String
    let text: Line
    let remark: Line?
  }

  private let title: String
  private let rows: [Row]

  init(_ explanation: Explanation) {
    guard let own = explanation.ownReport else {
      (title, rows) = ("", [])
      return
    }
    title = said(explanation.clients.isEmpty ? "In Swift" : "In Swift, and in five hand-written clients")
    let first = Row(
      name: "APIClient", text: Line(own, .string),
      remark: explanation.ownKeeps.map { Line(said("keeps \($0)"), .dim) })
    rows =
      [first]
      + explanation.clients.map { name, report in
        Row(
          name: said(Sentence(name)), text: Line(said(Sentence(report.text)), report.kind.role),
          remark: report.loss.map { Line(said("loses \(said(Sentence($0)))"), .dim) })
      }
  }

  func lines(on screen: Screen) -> [Line] {
    guard !rows.isEmpty else { return [] }
    let isWide = screen.width >= 60
    let start = isWide ? 4 + (rows.map { Line($0.name).width }.max() ?? 0) : 4
    let longest = rows.dropFirst().map(\.text.width).max() ?? 0
    let remarkStart = start + longest + 2
    return Line(title, .heading).wrappedAtWords(to: screen.width)
      + rows.flatMap { lines(of: $0, start: start, remarkStart: remarkStart, isWide: isWide, screen.width) }
  }

  private func lines(of row: Row, start: Int, remarkStart: Int, isWide: Bool, _ width: Int) -> [Line] {
    var line = Line("  ") + Line(row.name, .dim)
    var lines: [Line] = []
    if !isWide { (lines, line) = ([line], Line()) }
    line.pad(to: start)
    line.append(row.text)
    guard let remark = row.remark else { return lines + line.wrappedAtWords(to: width, indent: start) }
    if line.width < remarkStart, remarkStart + remark.width <= width {
      line.pad(to: remarkStart)
      return lines + [line + remark]
    }
    let blank = Line(String(repeating: " ", count: start))
    return lines + line.wrappedAtWords(to: width, indent: start)
      + (blank + remark).wrappedAtWords(to: width, indent: start)
  }
}

extension ClientReport.Kind {
  fileprivate var role: Role? {
    switch self {
    case .value: .ok
    case .error: nil
    case .crash: .error
    case .silence: .warning
    }
  }
}
