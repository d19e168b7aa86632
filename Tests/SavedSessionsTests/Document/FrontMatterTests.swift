import ApusPacingTestSupport
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
    #expect(FrontMatter().text == "---\nsession: 1\n---\n")
    let head = FrontMatter(
      base: "http://h/v1", cassette: "a.session.har", secrets: ["A", "file:~/b"],
      ignore: ["header.etag", "body.items[*].id"])
    #expect(
      head.text == """
        ---
        session: 1
        base: http://h/v1
        cassette: a.session.har
        secrets: [A, file:~/b]
        ignore: [header.etag, body.items[*].id]
        ---

        """)
    #expect(try SessionDocument(parsing: head.text).frontMatter == head)
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
      ("session", "2", "the version 1"), ("base", "ftp://h", "an http or https URL, or practice"),
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
        "places such as header.x-tenant, body.items[*].customer, query.pin or /[0-9]{9}/, not cookie.a"
      ),
      (
        "redact", "[/(/]",
        "places such as header.x-tenant, body.items[*].customer, query.pin or /[0-9]{9}/, not /(/"
      ),
      (
        "name", "x",
        "one of session, title, description, tags, base, cassette, secrets, ignore, redact"
      ),
    ])
  func refusals(_ key: String, _ value: String, _ expected: String) {
    #expect(refusal(key, value) == expected)
  }

  private func head(_ text: String) throws -> FrontMatter {
    try SessionDocument(parsing: "---\nsession: 1\n\(text)\n---\n").frontMatter
  }

  @Test("has lists over lines, texts in quotes, comments, and texts over lines, as YAML has them")
  func yaml() throws {
    let head = try head(
      """
      title: "Orders: \\"paid\\" # and shipped" # what it is
      description: >
        From the cart
        to the parcel.
      tags:
        - smoke   # fast

        # more to come
        - 'it''s slow'
      base: http://h/v1#x
      secrets: [
        TOKEN, "file:~/a, b",
      ignore: [header.etag,
        body.items[*].id]
      """.replacing("a, b\",", with: "a, b\"]"))
    #expect(head.title == "Orders: \"paid\" # and shipped")
    #expect(head.description == "From the cart to the parcel.")
    #expect(head.tags == ["smoke", "it's slow"])
    #expect(head.base == "http://h/v1#x")
    #expect(head.secrets == ["TOKEN", "file:~/a, b"])
    #expect(head.ignore == ["header.etag", "body.items[*].id"])
    #expect(try self.head("description: |\n  a\n    b\n\n  c").description == "a\nb\n\nc")
    #expect(try self.head("ignore:\n- header.a\n- body.b").ignore == ["header.a", "body.b"])
    #expect(try self.head("title: a\n  b # c").title == "a b")
  }

  @Test("stays as its author wrote it until it says something else, and is in one form then")
  func source() throws {
    let text = "---\nsession: 1 # old\ntags:\n  - a\n\ntitle: 'x'\n---\n"
    var document = try SessionDocument(parsing: text)
    #expect(document.text == text)
    document.frontMatter.cassette = "c.har"
    #expect(document.text == "---\nsession: 1\ntitle: x\ncassette: c.har\ntags: [a]\n---\n")
    #expect(try SessionDocument(parsing: document.text) == document)
  }

  @Test(
    "is read back as it was, whatever is in it",
    arguments: [
      "", " a ", "a: b", "a:", "- a", "[a", "a]", "#a", "a #b", "\"", "'", "it's", "a\nb", "a\tb", "\\", "|",
      ">", "*x", "a, b",
      "{a}", "りんご", "/[0-9]{2,3}/", "null", "?", "%a", "@a", "`a`",
    ])
  func roundTrip(_ text: String) throws {
    var head = FrontMatter()
    head.title = text
    head.tags = [text, "x"]
    #expect(try SessionDocument(parsing: head.text).frontMatter == head, "\(head.text)")
  }

  @Test(
    "that is wrong is refused at the place where it is",
    arguments: [
      ("tags:\n  -\n  - a", "x.md:3:6: expected an item behind `-`"),
      ("title a", "x.md:3:1: expected a key, `:` and a value"),
      ("base: http://h\nbase: http://h", "x.md:4:1: expected `base` only once"),
      ("ignore:\n  - cookie.a", "x.md:3:8: expected places such as header.etag"),
    ])
  func places(_ text: String, _ message: String) {
    do throws(SessionSyntaxError) {
      _ = try SessionDocument(parsing: "---\nsession: 1\n\(text)\n---\n", file: "x.md")
      Issue.record("it was taken")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
  }

  @Test("may name the practice API as the base, wherever that runs")
  func practice() {
    #expect(refusal("base", "practice") == nil)
  }
}
