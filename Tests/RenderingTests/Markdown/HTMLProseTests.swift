import ApusMarkup
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("HTML of an article", .paced)
struct HTMLProseTests {
  private func text(_ html: String, width: Int = 40) throws -> String {
    ProseView(HTMLProse.blocks(try HTMLReader.nodes(html)), more: "").lines(on: Screen(width: width)).map(
      \.text
    )
    .joined(separator: "\n")
  }

  @Test(
    "is laid out as the same in Markdown is",
    arguments: [
      (
        "<h2 id=a><a href=\"#a\"><i class=fa></i></a>Title</h2><p>one\n  two<br>three</p>",
        "## Title\n\none two\nthree"
      ),
      ("<p>a <b>b</b> <code>c</code> <a href=\"https://d.test\">d</a></p>", "a b `c` d (https://d.test)"),
      ("<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>", "- a\n  - b\n- c"),
      ("<ol start=3><li>a<li>b</ol>", "3. a\n4. b"),
      ("<blockquote><p>a</p></blockquote><hr>", "│ a\n\n" + String(repeating: "─", count: 40)),
      ("<pre><code class=\"language-swift\">let a\n  let b\n</code></pre>", "swift\n    let a\n      let b"),
      (
        "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>日本</td></tr></tbody></table>",
        "a │ b\n────────\n1 │ 日本"
      ),
      ("<img alt=x src=y.png><input type=checkbox checked>z", "[x] (y.png)[x] z"),
      ("<script>no()</script><style>no</style><p>yes</p>", "yes"),
      ("<iframe src=\"https://v.test\"></iframe>", "[embedded] (https://v.test)"),
      ("<dl><dt>a</dt><dd>b</dd></dl>", "a\n\n- b"), ("<p>  </p><div><span>x</span> y</div>", "x y"),
      ("<p>日本語<strong>太字</strong>です</p>", "日本語太字です"), ("", "(no text)"),
    ])
  func laidOut(_ html: String, _ lines: String) throws {
    #expect(try text(html) == lines)
  }

  @Test(
    "is told from Markdown that has some in it",
    arguments: [
      ("<p>a</p>", true), ("\n<h1>a</h1>\n", true), ("<!DOCTYPE html><p>a</p>", true), ("<b>a</b> b", false),
      ("# a <b>", false), ("<https://a.test>", false), ("a", false), ("<", false), ("", false),
      ("< a >", false),
    ])
  func isHTML(_ text: String, _ expected: Bool) {
    #expect(HTMLProse.isHTML(text) == expected)
  }

  @Test("however nested, fits any screen and drives none", arguments: [6, 17, 40])
  func hostile(_ width: Int) throws {
    let html =
      String(repeating: "<blockquote><ul><li>", count: 60) + "&#27;[31m deep \u{9b}1m"
      + "<table>" + String(repeating: "<td>x", count: 200)
    let lines = ProseView(HTMLProse.blocks(try HTMLReader.nodes(html)), more: "").lines(
      on: Screen(width: width))
    #expect(lines.allSatisfy { $0.width <= width })
    #expect(
      !lines.map(\.text).joined().unicodeScalars.contains {
        $0.value < 0x20 || (0x80..<0xa0).contains($0.value)
      })
  }
}
