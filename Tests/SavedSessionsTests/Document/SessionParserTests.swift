import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("A file that is no session", .paced)
struct SessionParserTests {
  static let head = "---\nsession: 2\n---\n"

  @Test("in a comment no step is run, and the text stays as it is")
  func comments() throws {
    let text =
      Self.head + """
        Today:
        <!-- not yet
        ```console
        $ delete /things
        ```
        -->
        ```console
        $ get /things
        <!-- shown
        ```
        `<!--` begins a comment, a <!-- does not.
        <!-- one --> ```console

        """
    let document = try SessionDocument(parsing: text)
    #expect(document.steps.map(\.command) == ["get /things"])
    #expect(document.steps.first?.expected == ["<!-- shown"])
    #expect(document.text == text)
  }

  @Test(
    "is refused with the place and what was expected there",
    arguments: [
      ("", "x.md:1:1: expected `---`, the start of the front matter, found the end of the file"),
      ("# Hello\n", "x.md:1:1: expected `---`, the start of the front matter, found `# Hello`"),
      (
        "---\nsession: 2\n",
        "x.md:3:1: expected `---`, the end of the front matter, found the end of the file"
      ),
      ("---\n---\n", "x.md:2:1: expected `session: 2` before this line, found `---`"),
      ("---\nsession: 3\n---\n", "x.md:2:10: expected the version 1 or 2, found `3`"),
      ("---\nsession: 2\nsession: 2\n---\n", "x.md:3:1: expected `session` only once, found `session: 2`"),
      ("---\nsession\n---\n", "x.md:2:1: expected a key, `:` and a value, found `session`"),
      (
        "---\nname: x\n---\n",
        "x.md:2:1: expected one of session, title, description, tags, lang, base, cassette, secrets, ignore, redact, found `name: x`"
      ),
      (
        "---\nbase:   ftp://a\n---\n", "x.md:2:9: expected an http or https URL, or practice, found `ftp://a`"
      ),
      (
        "---\nbase: http://a:b@c\n---\n", "x.md:2:7: expected a URL without a password, found `http://a:b@c`"
      ),
      (
        "---\ncassette: ../x.har\n---\n",
        "x.md:2:11: expected the name of a file beside this one, found `../x.har`"
      ),
      ("---\nsecrets: A\n---\n", "x.md:2:10: expected a list such as [a, b], found `A`"),
      ("---\nsecrets: [A,,B]\n---\n", "x.md:2:10: expected an item between two commas, found `[A,,B]`"),
      ("---\nignore: [a[0]\n---\n", "x.md:2:9: expected `]` behind `[`, found `[a[0]`"),
      ("---\nignore: []]\n---\n", "x.md:2:9: expected `[` before `]`, found `[]]`"),
      (
        "---\nignore: [header.etag, body.a[x]]\n---\n",
        "x.md:2:9: expected places such as header.etag or body.items[*].id, not body.a[x]"
      ),
      (head + "```console\nx\n```\n", "x.md:5:1: expected `$ ` and a command, found `x`"),
      (
        head + "```console\n$ a\n? ok\nx\n```\n",
        "x.md:7:1: expected `$ ` and a command, or ```, found `x`"
      ),
      (
        head + "```console\n$ a\n? nope\n```\n",
        "x.md:6:3: expected `ok` or the code of a failure, such as http.404, found `nope`"
      ),
      (
        head + "```console {mode=xml}\n$ a\n```\n",
        "x.md:4:12: expected `{mode=exact}`, `{mode=json}` or `{mode=shape}`, found `{mode=xml}`"
      ),
      (
        head + "a\n<!-- b\n```console\n$ a\n```\n",
        "x.md:5:1: expected `-->` at the end of this comment, found the end of the file"
      ),
      (
        head + "```console\n$ a\n",
        "x.md:4:1: expected ``` at the end of this block, found the end of the file"
      ),
      (
        head + "a\u{1b}[31m\n",
        "x.md:4:2: expected text in UTF-8 without control characters, found the control character U+1B"
      ),
      (
        "---\r\n", "x.md:1:4: expected lines that end with LF alone, found the control character U+D"
      ),
      (
        head + "日本\u{9b}\n",
        "x.md:4:3: expected text in UTF-8 without control characters, found the control character U+9B"
      ),
    ])
  func places(text: String, message: String) {
    let error = #expect(throws: SessionSyntaxError.self) { try SessionDocument(parsing: text, file: "x.md") }
    #expect(error?.description == message)
  }

  @Test("that is not UTF-8 is refused where it is not")
  func notUTF8() {
    let bytes = Array((Self.head + "abc").utf8) + [0xff]
    let error = #expect(throws: SessionSyntaxError.self) { try SessionDocument(parsing: bytes, file: "x.md") }
    #expect(error?.line == 4)
    #expect(error?.column == 4)
    #expect(error?.found == "a byte that is not UTF-8")
  }

  @Test("because it ends too early never crashes, and is read up to its last finished step")
  func truncation() throws {
    let whole = Array(SessionDocumentTests.sample.utf8)
    let steps = try SessionDocument(parsing: whole).steps
    var most = 0
    for length in 0...whole.count {
      let part = Array(whole[..<length])
      let strict = try? SessionDocument(parsing: part)
      guard let (document, isComplete) = try? SessionDocument.recovering(part) else { continue }
      #expect(isComplete == (strict != nil))
      #expect(document.steps == Array(steps.prefix(document.steps.count)))
      #expect(document.steps.count >= most)
      most = document.steps.count
    }
    #expect(most == 3)
  }

  @Test("of random bytes never crashes")
  func randomBytes() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<Trials.share(of: 1_000) {
      var bytes = Array(random.document().text.utf8)
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? SessionDocument(parsing: bytes)
      _ = try? SessionDocument.recovering(bytes)
    }
  }
}
