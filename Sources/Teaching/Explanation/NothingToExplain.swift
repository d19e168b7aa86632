internal import ApusRendering
package import ApusText
internal import ApusWords

/// What `explain` says before anything has happened.
package struct NothingToExplain: View {
  package init() {}

  package func lines(on screen: Screen) -> [Line] {
    let rows = [
      ("get /", "send a request; then explain tells what came of it"),
      ("explain 404", "what a status means"), ("explain network.refused", "a way to fail"),
      ("explain header ETag", "a header"), ("explain method PATCH", "a method"),
      ("explain timing", "where the time goes"),
    ]
    let table = rows.flatMap { command, meaning in
      var line = Line("  ") + Line(command, .command)
      guard screen.width >= 60 else {
        return [line]
          + (Line("      ") + Line(said(Sentence(meaning)), .dim)).wrappedAtWords(to: screen.width, indent: 6)
      }
      line.pad(to: max(line.width + 2, 28))
      return (line + Line(said(Sentence(meaning)), .dim)).wrappedAtWords(to: screen.width, indent: 6)
    }
    return Line(said("Nothing has happened yet that could be explained.")).wrappedAtWords(to: screen.width)
      + table
  }
}
