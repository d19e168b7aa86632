/// The file that curl keeps cookies in: a line each, of seven fields between tabs.
package struct CookieFile {
  package let lines: [String]

  package init(lines: [String]) { self.lines = lines }

  /// What in a file is a cookie. Comments are none, but for the mark of those that scripts do not see.
  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      let isComment = line.hasPrefix("#") && !line.hasPrefix("#HttpOnly_")
      return !isComment && line.split(separator: "\t", omittingEmptySubsequences: false).count == 7
    }
  }

  package var text: String { "# Netscape HTTP Cookie File\n\n" + lines.map { $0 + "\n" }.joined() }
}
