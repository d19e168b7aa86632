package import ApusText

/// The keys of an explored answer.
package struct ExploreKeys: View {
  package init() {}

  private static let rows: [(String, String)] = [
    ("j k, arrows", "a row down, up"), ("space", "unfolds, folds"),
    ("l h, arrows", "into a value, out of it; in a table the next column"),
    ("e E 1…9", "unfolds all, folds all, opens so many levels"),
    ("g G, Home End", "the first row, the last"), ("^F ^B, PgDn PgUp", "a screen down, up"),
    ("/ n N", "looks for a text; the next place, the one before"),
    (".", "goes to a key by a few of its letters"),
    ("] [", "the same key in the next item, in the one before"),
    ("t", "rows and columns, and back"),
    ("s", "sorts the list by what the cursor is at; again: falling, off"),
    ("f", "shows items that have a text, or where @.price > 3 holds"), ("w", "wraps long values"),
    ("m d", "marks a value; compares two"), ("yp yv yy", "copies the path, the value, its JSON"),
    ("Enter", "leaves, with the path on the prompt"), ("r", "leaves with get {{PATH}} there, at a URL"),
    (":", "runs a line of Apus"), ("^Z", "stops Apus, as at the prompt"), ("q", "leaves"),
  ]

  package func lines(on screen: Screen) -> [Line] {
    let ellipsis = screen.glyphs.isASCII ? "-" : "…"
    return Glossary(commands: Self.rows.map { ($0.0.replacing("…", with: ellipsis), $0.1) }).lines(on: screen)
  }
}
