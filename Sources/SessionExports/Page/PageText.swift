internal import ApusEncodings
internal import ApusText

/// The one door between text from anywhere and a page: it shows what would be unseen, and nothing in it is a tag.
enum PageText {
  /// As one line.
  static func line(_ text: String) -> String { HTMLQuoting.escaped(VisibleText.line(text)) }

  /// As lines.
  static func block(_ text: String) -> String { HTMLQuoting.escaped(VisibleText.block(text)) }

  /// A table of names and values.
  static func table(_ rows: [(name: String, value: String)]) -> String {
    let cells = rows.map { "<tr><th>\(line($0.name))</th><td>\(line($0.value))</td></tr>\n" }.joined()
    return rows.isEmpty ? "<p class=\"none\">none</p>\n" : "<table>\n\(cells)</table>\n"
  }

  /// What is a click away.
  ///
  /// - Parameter summary: is HTML.
  static func fold(_ summary: String, isOpen: Bool = false, class name: String = "fold", _ content: String)
    -> String
  {
    "<details class=\"\(name)\"\(isOpen ? " open" : "")><summary>\(summary)</summary>\n\(content)</details>\n"
  }
}
