import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("A value at the head of a session", .paced)
struct FrontMatterValueTests {
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
    "is a text or a list, without quotes and comments",
    arguments: [
      ("a # b", .text("a")), ("'a # b'", .text("a # b")), ("it's # b", .text("it's")), ("", .text("")),
      ("a#b", .text("a#b")), ("[]", .list([])), ("[a, 'b, c', d[0,1].e]", .list(["a", "b, c", "d[0,1].e"])),
      ("\"a\\\"b\\\\\"", .text("a\"b\\")), ("[it's, b]", .list(["it's", "b"])),
    ] as [(String, FrontMatterValue)])
  func values(_ text: String, _ expected: FrontMatterValue) throws {
    #expect(try FrontMatterValue(reading: text) == expected)
  }
}
