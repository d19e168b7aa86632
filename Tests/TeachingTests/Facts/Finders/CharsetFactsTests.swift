import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of a charset", .paced)
struct CharsetFactsTests {
  private func explained(_ name: String, _ body: String, _ type: String = "text/plain") throws -> String {
    let exchange = try Incidents.exchange(
      200, headers: ["Content-Type": "\(type); charset=\(name)"], body: body)
    return Explained.exchange(exchange).split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test("a label is a claim: bytes of UTF-8 are called so", arguments: ["Shift_JIS", "utf-16"])
  func claim(_ name: String) throws {
    let text = try explained(name, "りんご")
    #expect(text.contains("The label names one charset, and the bytes are UTF-8: expected"), "\(text)")
    #expect(text.contains("get https://api.test/users/1 --response-charset utf-8"), "\(text)")
    #expect(!text.contains("The text is in"), "\(text)")
  }

  @Test("text that could be read is named, and what its bytes may be besides")
  func read() throws {
    #expect(
      try explained("iso-8859-1", "abc").contains("labelled ISO-8859-1, and its bytes are plain ASCII."))
    let other = try explained("iso-8859-1", "café")
    #expect(other.contains("The text is labelled ISO-8859-1, and is read so."), "\(other)")
    #expect(other.contains("Its bytes are UTF-8, too: --response-charset utf-8"), "\(other)")
    #expect(try !explained("utf-8", "café").contains("The text is in"))
  }

  @Test("a name that nobody knows, and JSON that cannot be read, are told once")
  func unread() throws {
    let text = try explained("x-martian", "a", "application/json")
    #expect(text.contains("the charset x-martian is not known here."), "\(text)")
    #expect(text.contains("--response-charset NAME reads it as that."), "\(text)")
    #expect(!text.contains("should be JSON and is not"), "\(text)")
  }
}
