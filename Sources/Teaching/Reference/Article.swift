internal import ApusRendering
package import ApusText

/// What is known of one thing that has a name: a status, a header, a method, a code, the timing.
///
///     422 Unprocessable Content                                RFC 9110, 15.5.21
///     The server understood the request and does not accept some of its values.
///       · The syntax was right: another try with other values may work.
package struct Article: View {
  /// What `explain` is given to see it: `422`, `header ETag`.
  package let topic: String
  package let title: String
  /// A sentence.
  package let summary: String
  /// Sentences.
  package let points: [String]
  /// Who says so.
  package let source: String
  /// Lines to type, each of which works.
  package var suggestions: [String]

  package func lines(on screen: Screen) -> [Line] {
    var head = Line(title, .heading)
    if head.width + 2 + source.count <= screen.width {
      head.pad(to: screen.width - source.count)
      head.append(source, .dim)
    }
    let bullet = "  " + (screen.glyphs.isASCII ? "- " : "· ")
    let body = Line(summary).wrappedAtWords(to: screen.width)
    let notes = points.flatMap { point in
      (Line(bullet, .dim) + Line(point)).wrappedAtWords(to: screen.width, indent: 4)
    }
    let isSourceShown = head.text.hasSuffix(source)
    let last = isSourceShown ? [] : [screen.fit(Line("  \(source)", .dim))]
    return head.wrappedAtWords(to: screen.width) + body + notes + last + tries(on: screen)
  }

  private func tries(on screen: Screen) -> [Line] {
    guard !suggestions.isEmpty else { return [] }
    let commands = suggestions.map { Line($0, .command) }
    return (Line("  try: ", .dim) + commands.joined(by: "    ")).wrappedAtWords(to: screen.width, indent: 7)
  }
}
