import ApusClient
import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("A session document", .paced)
struct SessionDocumentTests {
  static let sample = """
    ---
    session: 2
    base: https://api.github.com
    cassette: errors.session.har
    secrets: [GITHUB_TOKEN]
    ignore: [header.date, body.items[*].updated_at]
    ---
    # Why does this fail?

    Prose is kept\tas it is, 日本語 too.

    ```swift
    $ not a step
    ```

    ```console
    $ get /users/nobody-xyz
    404 Not Found · [SIZE] · [TIME] · HTTP/2
    message  "Not Found"
    ...
    ? http.404

    $ post /notes \\
    >   title=a
    >
    {"a": 1}
    ```
    The end.
    ```console {mode=shape}
    $ get /
    ? ok
    ```

    """

  @Test("has blocks that are run before all others, and behind them, in this order")
  func roles() throws {
    let text =
      "---\nsession: 2\n---\n```setup\n$ a\n```\n```console {mode=json}\n$ b\n```\n```teardown\n$ c\n```\n"
    let document = try SessionDocument(parsing: text)
    let blocks = document.parts.compactMap { if case .block(let block) = $0 { block } else { nil } }
    #expect(blocks.map(\.role) == [.setup, .console, .teardown] && document.text == text)
    for (roles, found) in [
      ("console setup", "`setup` block before the first `console`"),
      ("teardown console", "`console` block before the first `teardown`"),
      ("console teardown setup", "`setup` block before the first `teardown`"),
    ] {
      let blocks = roles.split(separator: " ").map { "```\($0)\n$ a\n```\n" }.joined()
      let error = try #require(throws: SessionSyntaxError.self) {
        try SessionDocument(parsing: "---\nsession: 2\n---\n" + blocks)
      }
      #expect(error.expected == "a " + found + " block", "\(error)")
    }
  }

  @Test("is read into its parts")
  func parts() throws {
    let document = try SessionDocument(parsing: Self.sample)
    #expect(document.frontMatter.base == "https://api.github.com")
    #expect(document.frontMatter.cassette == "errors.session.har")
    #expect(document.frontMatter.secrets == ["GITHUB_TOKEN"])
    #expect(document.frontMatter.ignore == ["header.date", "body.items[*].updated_at"])
    #expect(document.parts.count == 4)
    let steps = document.steps
    #expect(steps.map(\.command) == ["get /users/nobody-xyz", "post /notes \\\n  title=a\n", "get /"])
    #expect(steps[0].expected.count == 3)
    #expect(steps[0].expectedFailure == .http(404))
    #expect(steps.map(\.place.number) == [17, 23, 30])
    #expect(steps[1].outcome == nil)
    #expect(steps[2].outcome == .ok)
  }

  @Test("is printed as it was read, byte for byte")
  func printing() throws {
    #expect(try SessionDocument(parsing: Self.sample).text == Self.sample)
  }

  @Test("needs no block, no prose and no end of its last line")
  func small() throws {
    #expect(try SessionDocument(parsing: "---\nsession: 2\n---").parts.isEmpty)
    let open = "---\nsession: 2\n---\nA last line"
    #expect(try SessionDocument(parsing: open).text == open)
  }

  @Test("keeps a console block that is an example inside a longer fence as prose")
  func nestedFence() throws {
    let text = "---\nsession: 2\n---\n````markdown\n```console\n$ x\n```\n````\n"
    let document = try SessionDocument(parsing: text)
    #expect(document.steps.isEmpty)
    #expect(document.text == text)
  }

  @Test(
    "keeps output that looks like a command, an outcome or a fence",
    arguments: [
      "$ get /", "$", "? ok", "?", "```", "  ```", "\\$ x", "\\\\? x", "\\x", "> GET / HTTP/1.1", "- \\",
      "...",
    ])
  func escapedOutput(line: String) throws {
    let step = Step(command: "get /", expected: [line, "and", line], outcome: .failure(.reset))
    let document = SessionDocument(parts: [.block(ConsoleBlock(steps: [step, step]))])
    #expect(try SessionDocument(parsing: document.text) == document)
  }

  @Test("shows control characters and drops blanks at the ends of lines when a step is made")
  func controls() {
    let step = Step(command: "get \u{1b}[31m", expected: ["a\u{85}b  \nc\t"])
    #expect(step.command == "get \\u{1b}[31m")
    #expect(step.expected == ["a\\u{85}b", "c"])
  }

  @Test("changes its steps and nothing else")
  func mapping() throws {
    let document = try SessionDocument(parsing: Self.sample)
    let changed = document.mapSteps { step, mode in step.with(expected: ["\(mode)"], outcome: nil) }
    #expect(changed.steps.map(\.expected) == [["usual"], ["usual"], ["shape"]])
    #expect(changed.parts.first == document.parts.first)
    #expect(document.mapSteps { step, _ in step } == document)
  }

  @Test("of random steps and prose is read back as it was")
  func randomRoundTrips() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Trials.share(of: 1_500) {
      let document = random.document()
      #expect(try SessionDocument(parsing: document.text) == document)
    }
  }
}

extension SeededGenerator {
  private static let pieces = [
    "a", "$ ", "> ", "? ", "ok", "```", "`", "\\", " ", "...", "[..]", "[SIZE]", " (re)", "\n", "\t", "日本",
    "\u{308}", "👩‍👩‍👧", "\u{1b}", "\u{7f}", "{mode=json}", "console", "---", "~~~", "é", "\r",
  ]

  mutating func step() -> Step {
    let lines = (0..<Int.random(in: 0...5, using: &self)).map { _ in text(of: Self.pieces, upTo: 6) }
    return Step(
      command: text(of: Self.pieces, upTo: 8), expected: lines,
      outcome: pick([nil, .ok, .failure(.refused), .failure(.http(404))]),
      blankLinesAfterOutcome: pick([0, 0, 1, 2]))
  }

  mutating func document() -> SessionDocument {
    var document = SessionDocument(
      frontMatter: FrontMatter(
        base: pick([nil, "http://127.0.0.1:8080/v1"]), cassette: pick([nil, "a b.session.har"]),
        secrets: pick([[], ["A", "B"]]), ignore: pick([[], ["body['a,b'].c", "header.date"]])))
    let proses = ["\n", "# Title\n\nText.\n", "~~~\n```console\n$ x\n~~~\n", "    ```console\n", "日本 \t \n"]
    for _ in 0..<Int.random(in: 0...4, using: &self) {
      let steps = (0..<Int.random(in: 0...3, using: &self)).map { _ in step() }
      document.parts.append(.block(ConsoleBlock(mode: pick(ConsoleBlock.Mode.allCases), steps: steps)))
      if Bool.random(using: &self) { document.parts.append(.prose(pick(proses))) }
    }
    return document
  }
}
