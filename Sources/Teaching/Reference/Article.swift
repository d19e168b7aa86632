internal import ApusRendering
package import ApusText
internal import ApusWords

/// What is known of one thing that has a name: a status, a header, a method, a code, the timing.
///
///     422 Unprocessable Content                                RFC 9110, 15.5.21
///     The server understood the request and does not accept some of its values.
///       · The syntax was right: another try with other values may work.
///       HTTP/1.1 422 Unprocessable Content
///       see also: explain 400    explain type application/problem+json
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
  /// How it looks on the wire, where it stands there.
  package var example: String?
  /// Other topics.
  package var related: [String] = []
  /// Lines to type, each of which works.
  package var suggestions: [String] = []

  package func lines(on screen: Screen) -> [Line] {
    var head = Line(title, .heading)
    if head.width + 2 + source.count <= screen.width {
      head.pad(to: screen.width - source.count)
      head.append(source, .dim)
    }
    let bullet = "  " + (screen.glyphs.isASCII ? "- " : "· ")
    let body = Line(spoken(summary)).wrappedAtWords(to: screen.width)
    let notes = points.flatMap { point in
      (Line(bullet, .dim) + Line(spoken(point))).wrappedAtWords(to: screen.width, indent: 4)
    }
    let shown = example.map { [screen.fit(Line("  ") + Line($0, .string))] } ?? []
    let isSourceShown = head.text.hasSuffix(source)
    let last = isSourceShown ? [] : [screen.fit(Line("  \(source)", .dim))]
    return head.wrappedAtWords(to: screen.width) + body + notes + shown + last
      + TypedLines.lines(said("see also:"), related.map { "explain \($0)" }, on: screen)
      + TypedLines.lines("try:", suggestions, on: screen)
  }

  private func spoken(_ text: String) -> String { said(Sentence(text)) }
}
