import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("What a line does to the headers", .paced)
struct HeaderEditsTests {
  private func headers(_ line: String, _ adjust: (inout RequestContext) -> Void = { _ in }) throws -> [String]
  {
    SentText(try prepare(line, adjust).request).headers.filter { $0 != "accept: */*" }
  }

  @Test(
    "the line's headers stand over the session's",
    arguments: [
      ("get /x", ["a: 1", "b: 2"]), ("get /x A:9", ["a: 9", "b: 2"]), ("get /x a:", ["b: 2"]),
      ("get /x a;", ["a: ", "b: 2"]), ("get /x A:9 A:8", ["a: 9", "a: 8", "b: 2"]),
      ("get /x -H 'A: 9' B:", ["a: 9"]), ("get /x --header='C: x:y'", ["a: 1", "b: 2", "c: x:y"]),
      ("get /x A:9 -H A:", ["b: 2"]), ("get /x A: -H 'A: 7'", ["a: 7", "b: 2"]),
      ("get /x A:'  spaced '", ["a: spaced", "b: 2"]),
      ("get /x --cookie a=b --cookie c=d A: B:", ["cookie: a=b; c=d"]),
    ])
  func overlays(_ line: String, _ expected: [String]) throws {
    #expect(try headers(line) { $0.headers = ["A": "1", "B": "2"] } == expected)
  }

  @Test("leaving out Accept-Encoding asks for no compression")
  func encoding() throws {
    #expect(try prepare("get /x Accept-Encoding:").request.options.decompresses == false)
    #expect(try prepare("get /x").request.options.decompresses)
  }
}
