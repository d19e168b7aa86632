import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("One line of HTTPie's", .paced)
struct HTTPieLineTests {
  @Test("what it is fed is JSON to it, whatever it is")
  func fed() throws {
    let sent = SentText(
      try prepare("http h < f", base: nil, files: ["f": "plain"]).request, files: ["f": "plain"])
    #expect(
      sent.method == "POST" && sent.body == "plain" && sent.headers.contains("content-type: application/json")
    )
  }

  @Test(
    "a word is a method where a URL follows it",
    arguments: [("http put h", "PUT"), ("xh h a=b", "POST"), ("curlie h", "GET")])
  func methods(_ line: String, _ method: String) throws {
    #expect(try prepare(line, base: nil).request.method.name == method)
  }

  @Test("a line without a URL is refused")
  func homeless() throws { #expect(try problem("http -v", base: nil).problem.message == "expected a URL") }
}
