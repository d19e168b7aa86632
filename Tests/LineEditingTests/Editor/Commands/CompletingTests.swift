import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@testable import ApusLineEditing

@Suite("Completion", .paced)
struct CompletingTests {
  /// Completes the word before the cursor from these candidates.
  static func offering(_ candidates: [Candidate]) -> @Sendable (inout EditorHooks) -> Void {
    { hooks in
      hooks.complete = { text, cursor in
        let before = text.utf8.prefix(cursor)
        let start =
          before.lastIndex(of: UInt8(ascii: " ")).map { text.utf8.index(after: $0) } ?? text.startIndex
        let word = String(text[start..<before.endIndex])
        let lower = text.utf8.distance(from: text.startIndex, to: start)
        return Completion(replacing: lower..<cursor, candidates.filter { $0.text.hasPrefix(word) })
      }
    }
  }

  static let verbs = [
    Candidate("get", meaning: "read it"), Candidate("head", meaning: "only its headers"),
    Candidate("header", meaning: "一覧 of headers"),
  ]

  @Test("the only candidate is inserted, with a space where it wants one")
  func single() throws {
    let candidates = [Candidate("get"), Candidate("/users/", addsSpace: false)]
    let terminal = try EditorTerminal(setUp: Self.offering(candidates))
    terminal.type("g\t")
    terminal.expect(["> get"], cursor: (0, 6))
    terminal.type("/\t")
    terminal.expect(["> get /users/"], cursor: (0, 13))
  }

  @Test("a space that is there already is not doubled")
  func existingSpace() throws {
    let terminal = try EditorTerminal(setUp: Self.offering([Candidate("get")]))
    terminal.type(" /a\u{1}")
    terminal.type("g\t")
    terminal.expect(["> get /a"], cursor: (0, 5))
  }

  @Test("what all candidates have in common is inserted first, then Tab lists them with their meanings")
  func list() throws {
    let terminal = try EditorTerminal(setUp: Self.offering(Self.verbs))
    terminal.type("h\t")
    terminal.expect(["> head"], cursor: (0, 6))
    terminal.type("\t")
    terminal.expect(["> head", "head    only its headers", "header  一覧 of headers"], cursor: (0, 6))
    #expect(terminal.screen.text(styled: "2") == "  only its headers  一覧 of headers")
  }

  @Test("Tab again goes through the list, Shift-Tab back, and any other key closes it")
  func cycling() throws {
    let terminal = try EditorTerminal(setUp: Self.offering(Self.verbs))
    let list = ["get     read it", "head    only its headers", "header  一覧 of headers"]
    terminal.type("\t")
    terminal.expect([">"] + list, cursor: (0, 2))
    for (key, word) in [
      ("\t", "get"), ("\t", "head"), ("\t", "header"), ("\t", "get"), ("\u{1b}[Z", "header"),
    ] {
      terminal.type(key)
      terminal.expect(["> " + word] + list, cursor: (0, 2 + word.count))
    }
    #expect(terminal.screen.text(styled: "7") == "header")
    terminal.type("!")
    terminal.expect(["> header!"], cursor: (0, 9))
  }

  @Test("a list without meanings is a grid, and says how much is left out")
  func grid() throws {
    let words = (10..<60).map { Candidate("item\($0)") }
    let terminal = try EditorTerminal(columns: 30, rows: 6, setUp: Self.offering(words))
    terminal.type("item")
    terminal.type("\t")
    terminal.expect(
      [
        "> item", "item10  item14  item18", "item11  item15  item19", "item12  item16  item20",
        "item13  item17  item21",
        "… and 38 more",
      ], cursor: (0, 6))
    for _ in 0..<13 { terminal.type("\t") }
    terminal.expect(
      [
        "> item22", "item22  item26  item30", "item23  item27  item31", "item24  item28  item32",
        "item25  item29  item33",
        "… and 38 more",
      ], cursor: (0, 8))
  }

  @Test("Enter runs the line as the list left it")
  func entering() throws {
    let terminal = try EditorTerminal(setUp: Self.offering(Self.verbs))
    terminal.type("\t")
    terminal.type("\t")
    terminal.send("\r")
    #expect(terminal.waitForResults(1) == [.line("get")])
    terminal.expect(["> get", ">"], cursor: (1, 2))
  }

  @Test("Tab with nothing to offer changes nothing")
  func nothing() throws {
    let terminal = try EditorTerminal(setUp: Self.offering([]))
    terminal.type("abc\t")
    terminal.expect(["> abc"], cursor: (0, 5))
  }

  @Test("a range outside the line and codes in the candidates do no harm")
  func hostileCompletion() throws {
    let terminal = try EditorTerminal { hooks in
      hooks.complete = { _, _ in
        Completion(replacing: -3..<99, [Candidate("a\u{1b}[2J", meaning: "\u{202e}x\ny"), Candidate("b")])
      }
    }
    terminal.type("\t")
    terminal.expect([">", "a\\x1b[2J  \\u{202e}x y", "b"], cursor: (0, 2))
  }

  @Test("candidates in Japanese stay aligned and are cut at the margin")
  func japanese() throws {
    let candidates = [Candidate("日本", meaning: "日本語の長い長い説明文です"), Candidate("日", meaning: "day")]
    let terminal = try EditorTerminal(columns: 20, setUp: Self.offering(candidates))
    terminal.type("日\t")
    terminal.expect(["> 日", "日本  日本語の長い…", "日    day"])
  }
}
