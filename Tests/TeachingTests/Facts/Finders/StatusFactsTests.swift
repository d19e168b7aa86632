import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of a status", .paced)
struct StatusFactsTests {
  @Test("304 without a condition: the server broke the rule, and what is kept is not said to be good")
  func unasked304() throws {
    let text = try Explained.answer(304, body: "")
    #expect(text.contains("The server broke a rule: 304 answers a condition"), "\(text)")
    #expect(!text.lowercased().contains("still good"), "\(text)")
    let asked = try Explained.answer(
      304, [("ETag", "W/\"a\"")], body: "", sent: ["If-None-Match": "\"b\", \"a\""])
    #expect(asked.contains("What you have is still good") && asked.contains("it has not"), "\(asked)")
  }

  @Test("200 to HEAD has no body as its result")
  func head() throws {
    let text = try Explained.answer(200, body: "", method: .head)
    #expect(!text.contains("the body is its result") && text.contains("what GET would bring"), "\(text)")
  }
}
