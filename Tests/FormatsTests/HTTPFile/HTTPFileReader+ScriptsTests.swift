import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Where scripts stand in a file", .paced)
struct HTTPFileReaderScriptsTests {
  @Test("lines behind `>` are a script, about the request or its answer as is said above them")
  func marked() {
    let file = HTTPFile(
      """
      # @script pre-request
      > vars.set("a", "1");
      # @script test
      > client.test("x", function () {
      >   client.assert(response.status === 200);
      > });
      > < checks.js
      GET http://a.example/x
      """)
    #expect(file.requests.map(\.start) == ["GET http://a.example/x"])
    #expect(file.requests[0].before.map(\.line) == [2] && file.requests[0].after.map(\.line) == [5])
    #expect(file.ignored.map(\.what) == ["the script checks.js"])
  }

  @Test("a script may follow the headers at once")
  func scriptAfterHeaders() {
    let file = HTTPFile(
      "GET http://a.example/x\nA: b\n> {%\nclient.log(1)\n%}\n\n###\nGET http://a.example/y\n")
    #expect(
      file.requests.count == 2 && file.requests[0].after.count == 1 && file.requests[0].headers == ["A: b"])
  }
}
