import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of a body", .paced)
struct BodyFactsTests {
  @Test(
    "a label is a claim: bytes of UTF-8 are called so",
    arguments: [
      ("Shift_JIS", "りんご", "UTF-8"), ("utf-16", "りんご", "UTF-8"), ("iso-8859-1", "abc", "plain ASCII"),
    ])
  func charset(_ name: String, _ body: String, _ kind: String) throws {
    let exchange = try Incidents.exchange(
      200, headers: ["Content-Type": "text/plain; charset=\(name)"], body: body)
    let text = Explained.exchange(exchange)
    #expect(text.contains("It says that the text is in \(name), and its bytes are \(kind)."), "\(text)")
    #expect(!text.contains("The text is in"), "\(text)")
  }

  @Test("plain text that begins like JSON is plain text, as promised")
  func plainText() throws {
    let text = Explained.exchange(
      try Incidents.exchange(200, headers: ["Content-Type": "text/plain"], body: "[note] hello"))
    #expect(!text.contains("should be JSON") && !text.contains("✗"), "\(text)")
    #expect(text.contains("The body is plain text, as it says."), "\(text)")
    let page = Explained.exchange(
      try Incidents.exchange(200, headers: ["Content-Type": "text/html"], body: "[1, 2]"))
    #expect(!page.contains("a page for people") && page.contains("says that it is not JSON"), "\(page)")
  }
}
