import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("What is set at a desk", .paced)
struct KeptDeskTests {
  @Test("is read as it was written")
  func roundTrip() throws {
    var desk = KeptDesk(profile: "{\"base\":\"http://h.test/\"}\n")
    desk.headers = [.init("X-Mine", .text("a\"b\n")), .init("Authorization", .named("Bearer {{env:TOKEN}}"))]
    desk.query = [.init("q", .text("")), .init("access_token", .typed)]
    desk.variables = [.init("id", .json("[1.10, 12345678901234567890]")), .init("name", .text("りんご"))]
    desk.fields = ["name=Ada", "age:=36"]
    desk.aliases = [.init("ll", .text("table --first 20"))]
    desk.credential = ("auth bearer env:TOKEN", "http://h.test")
    desk.omitsUserAgent = true
    desk.redact = ["ssn", "/[0-9]{9}/"]
    #expect(try KeptDesk(Array(desk.text.utf8)) == desk)
    let empty = KeptDesk(profile: "{}")
    #expect(try KeptDesk(Array(empty.text.utf8)) == empty)
  }

  @Test(
    "is refused where it is none, and lacks what cannot be read of it",
    arguments: ["", "{", "[]", "{\"a\":1}"])
  func damaged(_ text: String) throws {
    #expect(throws: (any Error).self) { try KeptDesk(Array(text.utf8)) }
    let odd =
      "{\"profile\":\"{}\",\"headers\":[1,{\"name\":\"a\"}],\"query\":7,\"credential\":{\"line\":\"x\"}}"
    #expect(try KeptDesk(Array(odd.utf8)) == KeptDesk(profile: "{}"))
  }
}
