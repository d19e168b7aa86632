internal import ApusEncodings
internal import ApusLanguage
package import ApusText

/// The prose of a lesson: headings, lists, blocks of code, and paragraphs with what stands between backquotes in the
/// colour of commands too.
package struct LessonProse: View {
  private let paragraphs: [String]

  package init(_ markdown: String) {
    paragraphs = markdown.components(of: "\n\n").filter { !$0.trimmed.isEmpty }
  }

  package func lines(on screen: Screen) -> [Line] {
    let width = min(screen.width, 80)
    return Array(paragraphs.map { lines(of: $0, width) }.joined(separator: [Line()]))
  }

  private func lines(of paragraph: String, _ width: Int) -> [Line] {
    let rows = paragraph.split(separator: "\n").map(\.trimmingBlanks)
    guard let first = rows.first else { return [] }
    if first.hasPrefix("```") {
      return rows.filter { !$0.hasPrefix("```") }.map { Line("    \($0)", .command).cut(to: width) }
    }
    var lines: [Line] = []
    var rest = rows[...]
    if first.hasPrefix("#") {
      lines.append(Line(first.drop { $0 == "#" }.trimmingBlanks, .heading))
      rest = rest.dropFirst()
    }
    // A list has a line for each of its items; all else flows.
    var flowing = ""
    for row in rest {
      if row.hasPrefix("- ") || row.hasPrefix("* ") {
        if !flowing.isEmpty { lines += line(of: flowing).wrappedAtWords(to: width, indent: indent(flowing)) }
        flowing = row
      } else {
        flowing = flowing.joinedAsProse(with: row)
      }
    }
    if !flowing.isEmpty { lines += line(of: flowing).wrappedAtWords(to: width, indent: indent(flowing)) }
    return lines
  }

  private func indent(_ text: String) -> Int { text.hasPrefix("- ") || text.hasPrefix("* ") ? 2 : 0 }

  private func line(of paragraph: String) -> Line {
    var line = Line()
    for (position, piece) in paragraph.components(of: "`").enumerated() {
      let isCode = position % 2 == 1
      line.append(isCode ? "`\(piece)`" : piece, isCode ? .command : nil)
    }
    return line
  }
}
