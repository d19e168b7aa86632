import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("A line of Markdown", .paced)
struct MarkdownLineTests {
  @Test(
    "may begin a heading",
    arguments: [
      ("# a", "1 a"), ("###### a ##", "6 a"), ("#a", nil), ("####### a", nil), ("    # a", nil), ("#", "1 "),
      ("# a#", "1 a#"),
    ]
      as [(String, String?)])
  func headings(_ line: String, _ heading: String?) {
    #expect(MarkdownLine(line[...]).heading.map { "\($0.level) \($0.text)" } == heading)
  }

  @Test(
    "may begin an item of a list, and says what belongs to it",
    arguments: [
      ("- a", "- 2 a"), ("  * a", "* 4 a"), ("1. a", "1. 3 a"), ("10)  a", "10) 5 a"), ("-a", nil),
      ("1.a", nil),
      ("-", "- 2 "), ("+      a", "+ 2      a"), ("1234567890. a", nil),
    ] as [(String, String?)])
  func items(_ line: String, _ item: String?) {
    let found = MarkdownLine(line[...]).item
    #expect(found.map { "\($0.number.map(String.init) ?? "")\($0.mark) \($0.width) \($0.text)" } == item)
  }

  @Test("may be a rule, a fence, a quote, a note or the marks below the head of a table")
  func others() {
    #expect(["---", "* * *", "___"].allSatisfy { MarkdownLine($0[...]).isRule })
    #expect(!["--", "- - a", "-*-"].contains { MarkdownLine($0[...]).isRule })
    #expect(MarkdownLine("```ruby:a.rb").fence?.title == "ruby:a.rb")
    #expect(MarkdownLine("``` a`b").fence == nil && MarkdownLine("~~~").fence?.length == 3)
    #expect(MarkdownLine(" > a").isQuote && MarkdownLine("> a").withoutQuote == "a")
    #expect(MarkdownLine(":::note warn").note == "note warn" && MarkdownLine(":::").note == nil)
    #expect(MarkdownLine("|:--|--:|").isTableRule && !MarkdownLine("|a|").isTableRule)
    #expect(MarkdownLine("===").underlineLevel == 1 && MarkdownLine("---").underlineLevel == 2)
  }

  @Test("has the cells of a row, and bars in them that are escaped")
  func cells() {
    #expect(MarkdownLine(#"| a | b\|c | |"#).cells == ["a", "b|c", ""])
    #expect(MarkdownLine("a|b").cells == ["a", "b"])
    #expect(MarkdownLine("|").cells == [""])
  }

  @Test("may say where a name leads")
  func definitions() {
    #expect(
      MarkdownLine("[A b]: <https://a.test> \"t\"").definition.map { "\($0) \($1)" } == "a b https://a.test")
    #expect(MarkdownLine("[^1]: note").definition == nil && MarkdownLine("[a]:").definition == nil)
  }

  @Test("loses so many columns of blanks, of which a tab is several")
  func indents() {
    #expect(MarkdownLine("\ta").indent == 4 && MarkdownLine("  \ta").indent == 4)
    #expect(MarkdownLine("    a").dropping(2) == "  a" && MarkdownLine("\ta").dropping(2) == "a")
  }
}
