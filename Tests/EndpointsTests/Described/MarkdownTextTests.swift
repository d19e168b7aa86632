import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints
@testable import ApusRepl

@Suite("Markdown as plain text", .paced)
struct MarkdownTextTests {
  @Test(
    "lines that were only broken to fit are joined, and items of a list stay apart",
    arguments: [
      ("One line\nand its rest.\r\n\r\nAnother.", ["One line and its rest.", "Another."]),
      (
        "Can be:\n* `a` - the first\n  of all\n* `b`\n\nEnd",
        ["Can be:", "- `a` - the first of all", "- `b`", "End"]
      ),
      ("1. one\n2. two", ["1. one", "2. two"]), ("# Title\nText", ["Title", "Text"]),
      ("```\nget /a\n```\nText", ["get /a", "Text"]), ("| a | b |\n| 1 | 2 |", ["| a | b |", "| 1 | 2 |"]),
      ("**Note:** a\\* b*c*", ["Note: a* b*c*"]), ("", []), (" \n\n", []), ("* ", ["*"]), ("-", ["-"]),
      ("3.5 is a number\n-1 too", ["3.5 is a number -1 too"]), ("りんご\nごりら", ["りんご ごりら"]),
    ])
  func paragraphs(_ text: String, _ expected: [String]) {
    #expect(MarkdownText.paragraphs(text) == expected)
  }

  @Test(
    "in a list it is one line: the first sentence, without marks of Markdown and HTML",
    arguments: [
      ("A <b>bold</b> **md**\\n\\nsecond", "A bold md"), ("Get it. Then more.", "Get it."),
      ("Get  it\n now.\n\nThen more.", "Get it now."), ("# Title\nText", "Title"), ("> Careful", "Careful"),
      ("Users in the U.S. Virgin Islands", "Users in the U.S. Virgin Islands"), ("Is it? Yes", "Is it?"),
      ("[Docs](http://x) of `it`", "Docs of it"), ("Fish &amp; chips&nbsp;", "Fish & chips"), ("<p/>", ""),
      ("a < b and c > d", "a < b and c > d"), ("Version 1.2 is it.", "Version 1.2 is it."),
      ("Up to 3. Less is fine", "Up to 3."),
      ("- one\n- two", "- one"), ("", ""),
    ])
  func sentences(_ text: String, _ expected: String) {
    #expect(MarkdownText.sentence(text) == expected)
  }

  @Test(
    "a link is its text",
    arguments: [
      ("See \"[the docs ](/rest/a#b)\".", "See \"the docs\"."), ("[a](b) and [c](d)", "a and c"),
      ("a[0] [x](y)", "a[0] x"), ("[x] (y)", "[x] (y)"), ("[x](y", "[x](y"), ("]( [", "]( ["), ("[](x)", ""),
      ("[[a]](b)", "[a]"), ("one\n\ntwo", "one two"),
    ])
  func links(_ text: String, _ expected: String) {
    #expect(MarkdownText.line(text) == expected)
  }
}
