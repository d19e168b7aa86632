import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("The head of a session, read", .paced)
struct FrontMatterReaderTests {
  private func head(_ text: String) throws -> FrontMatter {
    try SessionDocument(parsing: "---\nsession: 2\n\(text)\n---\n").frontMatter
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

  @Test(
    "that is wrong is refused at the place where it is",
    arguments: [
      ("tags:\n  -\n  - a", "x.md:3:6: expected an item behind `-`"),
      ("title a", "x.md:3:1: expected a key, `:` and a value"),
      ("base: http://h\nbase: http://h", "x.md:4:1: expected `base` only once"),
      ("ignore:\n  - cookie.a", "x.md:4:5: expected places such as header.etag"),
      ("redact:\n  - ssn\n\n  # more\n  -  '.pin' # it", "x.md:7:6: expected places such as header.x-tenant"),
      ("redact: [ssn, .pin]", "x.md:3:9: expected places such as header.x-tenant"),
    ])
  func places(_ text: String, _ message: String) {
    do throws(SessionSyntaxError) {
      _ = try SessionDocument(parsing: "---\nsession: 2\n\(text)\n---\n", file: "x.md")
      Issue.record("it was taken")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
  }

  @Test(
    "and is named once where it is an item of a list", arguments: ["redact: [.pin]", "redact:\n  - .pin"])
  func items(_ text: String) {
    let error = #expect(throws: SessionSyntaxError.self) { try head(text) }
    #expect(error?.description.hasSuffix("or /[0-9]{9}/, not .pin") == true, "\(text)")
  }
}
