import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("A text laid out for reading", .paced)
struct ProseLayoutTests {
  private static let article = """
    # はじめての *Apus*

    Read **this** and [the docs](https://docs.test), then run `apus`.

    - one
      - two with words that do not fit into a line
    - three

    10. ten
    11. eleven

    > quoted words that go on for a while, too

    :::note warn
    careful
    :::

    ```swift:a.swift
    let answer = 42 // a line of code that is longer than the screen
    ```
    ***
    """

  @Test("shows headings, lists, code, links, quotes and rules, on lines that fit")
  func whole() {
    #expect(
      prose(Self.article) == """
        # はじめての Apus

        Read this and the docs
        (https://docs.test), then run `apus`.

        - one
          - two with words that do not fit into
            a line
        - three

        10. ten
        11. eleven

        │ quoted words that go on for a while,
        │ too

        │ note warn
        │ careful

        swift:a.swift
            let answer = 42 // a line of code th
            at is longer than the screen

        ────────────────────────────────────────
        """)
  }

  @Test("ends on a screen of some rows with how much there is and what shows it")
  func folded() {
    let lines = prose(Self.article, width: 60, height: 6).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    #expect(lines.last?.hasSuffix(" lines in all: view markdown .body | less") == true)
    #expect(prose("a", height: 3) == "a" && prose("", height: 3) == "(no text)")
  }

  @Test("is nothing in a cancelled task")
  func cancelled() async {
    let text = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return prose(Self.article + "\n\n| a | b |\n| - | - |\n| 1 | 2 |") + prose("")
    }.value
    #expect(text.isEmpty)
  }

  @Test("is no wider than any screen, and drives none", arguments: [1, 4, 9, 20, 33])
  func widths(_ width: Int) {
    let hostile =
      Self.article + "\n\n\u{1b}[31mred\u{7}\u{202e} [x](\u{1b}]8;;y)\n\n"
      + String(repeating: "> - 1. ", count: 9) + "deep"
    let lines = ProseView(MarkdownReader.blocks(hostile), more: "x").lines(on: Screen(width: width))
    #expect(lines.allSatisfy { $0.width <= max(width, 2) })
    #expect(!lines.map(\.text).joined().unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202e}" })
  }

  @Test("has numbers of lists that are as large as they are written")
  func numbers() {
    #expect(prose("999999999. a\n1. b") == "999999999.  a\n1000000000. b")
    let last = ProseBlock.list(start: .max, [[.paragraph([ProseSpan("a")])], [.paragraph([ProseSpan("b")])]])
    #expect(ProseView([last], more: "").lines(on: Screen(width: 40)).count == 2)
  }
}
