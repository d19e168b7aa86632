import ApusPacingTestSupport
import ApusText
import ApusWords
import Testing

@testable import ApusSavedSessions

@Suite("The head of a session", .paced)
struct FrontMatterTests {
  private func refusal(_ key: String, _ value: String) -> String? {
    var head = FrontMatter()
    do throws(FrontMatter.Refusal) {
      try head.set(key, to: FrontMatterValue(reading: value))
      return nil
    } catch {
      return error.expected
    }
  }

  @Test("is written with what there is, and read back as it was")
  func text() throws {
    #expect(FrontMatter().text == "---\nsession: 2\n---\n")
    let head = FrontMatter(
      base: "http://h/v1", cassette: "a.session.har", secrets: ["A", "file:~/b"],
      ignore: ["header.etag", "body.items[*].id"])
    #expect(
      head.text == """
        ---
        session: 2
        base: http://h/v1
        cassette: a.session.har
        secrets: [A, file:~/b]
        ignore: [header.etag, body.items[*].id]
        ---

        """)
    #expect(try SessionDocument(parsing: head.text).frontMatter == head)
  }

  @Test("names its language, where that is not English")
  func language() throws {
    #expect(try SessionDocument(parsing: "---\nsession: 2\n---\n").frontMatter.language == .english)
    let text = "---\nsession: 2\nlang: ja\n---\n"
    let head = try SessionDocument(parsing: text).frontMatter
    #expect(head.language == .japanese && head.plainText == text)
    #expect(refusal("lang", "tlh") == "a language: en, ja")
    #expect(refusal("lang", "JA") == "a language: en, ja")
  }

  @Test("is of the newest version, unless it says that it is older, and stays so")
  func versions() throws {
    #expect(FrontMatter().version == 2 && FrontMatter().forms == .today)
    let old = try SessionDocument(parsing: "---\nsession: 1\n---\n").frontMatter
    #expect(old.version == 1 && old.forms == .first && old.text == "---\nsession: 1\n---\n")
    var moved = old
    moved.base = "practice"
    #expect(moved.text == "---\nsession: 1\nbase: practice\n---\n")
  }

  @Test("has a list whose items may hold commas in brackets, and one of nothing")
  func lists() throws {
    var head = FrontMatter()
    try head.set("ignore", to: FrontMatterValue(reading: "[ body.a[0,1] , header.date]"))
    #expect(head.ignore == ["body.a[0,1]", "header.date"])
    try head.set("secrets", to: .list([]))
    #expect(head.secrets == [])
  }

  @Test(
    "takes nothing else, and says what was expected",
    arguments: [
      ("session", "3", "the version 1 or 2"), ("session", "one", "the version 1 or 2"),
      ("base", "ftp://h", "an http or https URL, or practice"),
      ("base", "http://a:b@h", "a URL without a password"),
      ("cassette", "../a.har", "the name of a file beside this one"),
      ("cassette", ".hidden", "the name of a file beside this one"),
      ("cassette", "", "the name of a file beside this one"),
      ("secrets", "A, B", "a list such as [a, b]"), ("secrets", "[", "a list such as [a, b]"),
      ("secrets", "[A,]", "an item between two commas"), ("ignore", "[a]]", "`[` before `]`"),
      ("ignore", "[a[]", "`]` behind `[`"),
      ("ignore", "[cookie.a]", "places such as header.etag or body.items[*].id, not cookie.a"),
      ("title", "[a]", "one text and no list"), ("tags", "smoke", "a list such as [a, b]"),
      ("title", "\"a", "`\"` at the end"), ("title", "'a", "`'` at the end"),
      ("title", "\"\\x\"", "`\\\\` before `\"`, `\\`, `n` or `t`"),
      (
        "redact", "[cookie.a]",
        "places such as header.x-tenant, body.items[*].customer, query.pin, ssn or /[0-9]{9}/, not cookie.a"
      ),
      (
        "redact", "[/(/]",
        "places such as header.x-tenant, body.items[*].customer, query.pin, ssn or /[0-9]{9}/, not /(/"
      ),
      (
        "name", "x",
        "one of session, title, description, tags, lang, base, cassette, secrets, ignore, redact"
      ),
    ])
  func refusals(_ key: String, _ value: String, _ expected: String) {
    #expect(refusal(key, value) == expected)
  }

  @Test("stays as its author wrote it until it says something else, and is in one form then")
  func source() throws {
    let text = "---\nsession: 2 # old\ntags:\n  - a\n\ntitle: 'x'\n---\n"
    var document = try SessionDocument(parsing: text)
    #expect(document.text == text)
    // What a recording adds is added, and nothing else is touched.
    document.frontMatter.cassette = "c.har"
    document.frontMatter.secrets = ["A"]
    let added = "---\nsession: 2 # old\ntags:\n  - a\n\ntitle: 'x'\ncassette: c.har\nsecrets: [A]\n---\n"
    #expect(document.text == added)
    document = try SessionDocument(parsing: added.replacing("[A]", with: "[A] # why"))
    document.frontMatter.secrets = ["A", "B"]
    #expect(document.text == added.replacing("[A]", with: "[A, B] # why"))
    document.frontMatter.title = "y"
    document.frontMatter.secrets = []
    #expect(document.text == "---\nsession: 2\ntitle: y\ncassette: c.har\ntags: [a]\n---\n")
    #expect(try SessionDocument(parsing: document.text) == document)
  }

  @Test("may name the practice API as the base, wherever that runs")
  func practice() {
    #expect(refusal("base", "practice") == nil)
  }
}
