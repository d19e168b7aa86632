/// Texts cut to what fits on a line: one to its beginning, two that differ to where they do.
enum Excerpt {
  /// So much of a text as somebody reads, which ends with `…` where there is more.
  static func beginning(of text: String) -> String { text.count > 200 ? text.prefix(200) + "…" : text }

  /// - Parameter most: so many scalars are shown of each.
  static func pair(_ one: String, _ other: String, most: Int) -> (String, String) {
    let (left, right) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    let alike = zip(left, right).prefix { $0 == $1 }.count
    // What they differ in is seen with a bit of what stands before it.
    let start = alike + most / 4 < most ? 0 : alike - most / 4
    func cut(_ scalars: [Unicode.Scalar]) -> String {
      let shown = scalars.dropFirst(start).prefix(most)
      let text = String(String.UnicodeScalarView(shown))
      return (start > 0 ? "…" : "") + text + (start + shown.count < scalars.count ? "…" : "")
    }
    return (cut(left), cut(right))
  }
}
