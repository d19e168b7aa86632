internal import ApusEncodings
internal import ApusLanguage
internal import ApusText

/// The prose of a lesson: headings, and paragraphs with what stands between backquotes in the colour of commands too.
package struct TourProse: View {
  private let paragraphs: [String]

  package init(_ markdown: String) {
    paragraphs = markdown.components(of: "\n\n").map {
      $0.split(separator: "\n").map(\.trimmed).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  func lines(on screen: Screen) -> [Line] {
    let width = min(screen.width, 80)
    return Array(paragraphs.map { line(of: $0).wrappedAtWords(to: width) }.joined(separator: [Line()]))
  }

  private func line(of paragraph: String) -> Line {
    if paragraph.hasPrefix("## ") { return Line(String(paragraph.dropFirst(3)), .heading) }
    var line = Line()
    for (position, piece) in paragraph.components(of: "`").enumerated() {
      let isCode = position % 2 == 1
      line.append(isCode ? "`\(piece)`" : piece, isCode ? .command : nil)
    }
    return line
  }
}
