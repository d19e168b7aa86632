import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of a body", .paced)
struct BodyFactsTests {
  @Test("plain text that begins like JSON is plain text, as promised")
  func plainText() throws {
    let text = Explained.exchange(
      try Incidents.exchange(200, headers: ["Content-Type": "text/plain"], body: "[note] hello"))
    #expect(!text.contains("should be JSON") && !text.contains("✗"), "\(text)")
    #expect(text.contains("The body is plain text, as it says."), "\(text)")
    let page = Explained.exchange(
      try Incidents.exchange(200, headers: ["Content-Type": "text/html"], body: "[1, 2]"))
    #expect(!page.contains("a page for people") && page.contains("its label says otherwise"), "\(page)")
  }
}
