import Testing

@testable import ApusSessionExports

@Suite("Prose of a page")
struct PageProseTests {
  @Test("links lead to web pages only, and pictures are not loaded")
  func links() {
    let prose = PageProse(
      "# A <b>\n\n[x](javascript:alert(1)) [y](https://a.test/?a=1&b=\"2\") ![z](https://a.test/p.png)\n",
      prefix: "h")
    #expect(
      !prose.html.contains("javascript:") && !prose.html.contains("<img") && !prose.html.contains("<b>"))
    #expect(prose.html.contains("<a href=\"https://a.test/?a=1&amp;b=") && prose.html.contains("noopener"))
    #expect(prose.headings.map(\.id) == ["h-1"])
  }

  @Test("lists, tables, code and quotes are what they are")
  func blocks() {
    let html = PageProse("- a\n- `b<c`\n\n> q\n\n| x | y |\n| - | - |\n| 1 | 2 |\n\n---\n", prefix: "h").html
    for part in ["<ul>", "<code>b&lt;c</code>", "<blockquote>", "<th>x</th>", "<td>2</td>", "<hr>"] {
      #expect(html.contains(part), "\(part) in \(html)")
    }
  }
}
