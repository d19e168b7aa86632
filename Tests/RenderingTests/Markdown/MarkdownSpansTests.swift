import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("The running text of Markdown", .paced)
struct MarkdownSpansTests {
  @Test(
    "has emphasis, code, links and images",
    arguments: [
      ("a *b* c", "a e(b) c"), ("**b** _c_ ~~d~~", "s(b) e(c) d(d)"), ("***a***", "s(a)"),
      ("__a__b", "s(a)b"),
      ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), ("a*b", "a*b"),
      ("**open", "**open"),
      ("日本**太字**です", "日本s(太字)です"), ("`a*b*`", "c(a*b*)"), ("`` a`b ``", "c(a`b)"), ("`open", "`open"),
      ("[a](https://b.test)", "l(a|https://b.test)"), ("[a](<b c> \"t\")", "l(a|<b)"),
      ("[`a` *b*](c)", "l(a b|c)"),
      ("[a][n] [n]", "l(a|https://n.test) l(n|https://n.test)"), ("[x]", "[x]"), ("[x](", "[x]("),
      ("![a](b.png)", "i(a|b.png)"), ("![](b.png)", "i(image|b.png)"), ("a ! b", "a ! b"),
      ("see https://a.test/b_c_d.", "see l(https://a.test/b_c_d|https://a.test/b_c_d)."),
      ("(https://a.test)", "(l(https://a.test|https://a.test))"),
      ("<https://a.test>", "l(https://a.test|https://a.test)"),
      ("https://a.testを見る", "l(https://a.test|https://a.test)を見る"), ("http", "http"),
      ("a<br>b<b>c</b><!-- d -->", "a\nbc"), ("a < b > c", "a < b > c"),
      ("&lt;a&gt; &amp;&#12354;&x; &", "<a> &あ&x; &"),
      (#"\*a\* \a"#, #"*a* \a"#), ("", ""),
    ])
  func spans(_ text: String, _ marked: String) {
    #expect(MarkdownSpans(text, links: ["n": "https://n.test"]).spans.marked == marked)
  }

  @Test(
    "whatever it is made of, is read in no time",
    arguments: [
      "*a", "**", "[", "![", "[a](", "`", "`` `", "<a", "<!--", "&", "_a _", "\\", "https://", "~~a",
    ])
  func hostile(_ part: String) {
    let text = String(repeating: part, count: 4_000)
    #expect(MarkdownSpans(text).spans.map(\.text).joined().count <= text.count * 3)
  }
}
