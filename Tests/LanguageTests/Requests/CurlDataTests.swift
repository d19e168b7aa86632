import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Data as curl takes them", .paced)
struct CurlDataTests {
  @Test("curl's data options work in a native line too")
  func data() throws {
    let sent = SentText(try prepare("post /x -d a=1 --data-urlencode 'b=x y'").request)
    #expect(sent.body == "a=1&b=x+y")
    #expect(sent.headers == ["accept: */*", "content-type: application/x-www-form-urlencoded"])
    #expect(SentText(try prepare("get /x -G -d a=1").request).target == "/x?a=1")
  }

  private static let files = ["note.txt": "a b\r\nc\u{0}d\n"]

  private func body(_ options: String) throws -> String {
    SentText(try prepare("curl http://h \(options)", files: Self.files).request).body
  }

  @Test(
    "each option takes its data in its own way, and all but --json are joined by &",
    arguments: [
      ("-d a -d b", "a&b"), ("-d @note.txt", "a bcd"), ("--data-binary @note.txt", "a b\r\nc\u{0}d\n"),
      ("--data-raw @note.txt", "@note.txt"), ("-d '' -d a", "&a"), ("--json '{' --json '}'", "{}"),
      ("-d a --json b", "ab"),
    ])
  func pieces(_ options: String, _ expected: String) throws { #expect(try body(options) == expected) }

  @Test(
    "what is encoded is the content and not its name",
    arguments: [
      ("'a b'", "a+b"), ("'=a&b'", "a%26b"), ("'n m=x=y'", "n m=x%3Dy"), ("@note.txt", "a+b%0D%0Ac%00d%0A"),
      ("n@note.txt", "n=a+b%0D%0Ac%00d%0A"), ("é", "%C3%A9"),
    ])
  func encoded(_ value: String, _ expected: String) throws {
    #expect(try body("--data-urlencode \(value)") == expected)
  }

  @Test("--json says what it is, for the answer as well")
  func json() throws {
    let headers = SentText(try prepare("curl http://h --json '{}'").request).headers
    #expect(headers == ["accept: application/json", "content-type: application/json"])
  }

  @Test("standard input is what a command before the line feeds it, and else refused")
  func input() throws {
    let line = "printf %s YSBi | base64 -d | curl http://h"
    #expect(SentText(try prepare("\(line) --data-binary @-").request).body == "a b")
    #expect(SentText(try prepare("\(line) --data-urlencode n@-").request).body == "n=a+b")
    #expect(try problem("curl http://h -d @-").problem.code == .requestBody)
    #expect(try problem("curl http://h -d @.").place == ".")
  }

  @Test("a file that is not there is named where it stands")
  func missing() throws {
    let found = try problem("curl http://h -d @none")
    #expect(found.problem.message == "the file none cannot be read: No such file or directory")
    #expect(found.place == "none")
  }
}
