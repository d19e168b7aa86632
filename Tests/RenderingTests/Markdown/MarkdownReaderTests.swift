import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("Markdown", .paced)
struct MarkdownReaderTests {
  /// The blocks in one line, each by a letter.
  private func shape(_ blocks: [ProseBlock]) -> String {
    blocks.map { block in
      switch block {
      case .heading(let level, let spans): "h\(level)(\(spans.marked))"
      case .paragraph(let spans): "p(\(spans.marked))"
      case .list(let start, let items):
        "\(start.map { "o\($0)" } ?? "u")(\(items.map { shape($0) }.joined(separator: ";")))"
      case .quote(let label, let blocks): "q\(label.map { "[\($0)]" } ?? "")(\(shape(blocks)))"
      case .code(let title, let lines): "c[\(title ?? "")](\(lines.joined(separator: "/")))"
      case .table(let rows):
        "t(\(rows.map { $0.map(\.marked).joined(separator: ",") }.joined(separator: ";")))"
      case .rule: "r"
      }
    }.joined(separator: " ")
  }

  @Test(
    "is headings, paragraphs, lists, quotes, code, tables and rules",
    arguments: [
      ("# A\ntext\nmore\n\nnext", "h1(A) p(text\nmore) p(next)"), ("A\n===\nB\n---", "h1(A) h2(B)"),
      ("- a\n- b\n  - c\n\n  d\n- e", "u(p(a);p(b) u(p(c)) p(d);p(e))"), ("3. a\n4. b", "o3(p(a);p(b))"),
      ("- a\n\n- b\n\ntext", "u(p(a);p(b)) p(text)"), ("- a\n* b", "u(p(a)) u(p(b))"),
      ("- a\nlazy", "u(p(a\nlazy))"),
      ("> a\n> b\nc\n\n> > d", "q(p(a\nb\nc)) q(q(p(d)))"), ("a\n- b", "p(a) u(p(b))"),
      ("a\n2. b", "p(a\n2. b)"),
      ("```swift\nlet a = 1\n\n# b\n```\nc", "c[swift](let a = 1//# b) p(c)"), ("~~~\n```\n~~~", "c[](```)"),
      ("```\nopen", "c[](open)"), ("    a\n\n    b\nc", "c[](a//b) p(c)"), ("- ```\n  a\n  ```", "u(c[](a))"),
      ("|a|b|\n|--|:-:|\n|1|`x`|\n|2|\n\nc", "t(a,b;1,c(x);2,) p(c)"), ("a|b\nc", "p(a|b\nc)"),
      ("---\n***", "r r"),
      (":::note warn\na\n:::\nb", "q[note warn](p(a)) p(b)"), (":::note\nopen", "q[note](p(open))"),
      ("[a][n]\n\n[n]: https://n.test", "p(l(a|https://n.test))"), ("```\n[n]: x\n```", "c[]([n]: x)"),
      ("a\r\nb", "p(a\nb)"), ("", ""), ("---\na: 1\n---\nb", "c[](a: 1) p(b)"),
      ("---\na: 1", "r p(a: 1)"), ("\n \n", ""), ("- [x] a", "u(p([x] a))"),
      ("a\n<!-- b\n```\n# c\n--> d\ne", "p(a) p(e)"), ("<!-- a --> b", "p( b)"), ("<!--\na", ""),
      ("a\\\nb", "p(a\nb)"),
    ])
  func blocks(_ text: String, _ expected: String) {
    #expect(shape(MarkdownReader.blocks(text)) == expected)
  }

  @Test(
    "however deep or long, is read in no time",
    arguments: [
      "> ", "- ", "1. ", "```\n", "|a|b|\n|-|-|\n", "# ", "[a]: b\n", ":::a\n", "* * a\n", "\n>- ",
      "    - a\n",
    ])
  func hostile(_ part: String) {
    let blocks = MarkdownReader.blocks(String(repeating: part, count: 3_000))
    #expect(blocks.count <= 6_000)
  }
}
