import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("The words of a native line that are no options", .paced)
struct PositionalWordsTests {
  @Test("are a URL, items, and a body")
  func parts() throws {
    let parts = try PositionalWords(Words("/x A:b {\"a\":1}").words, hasURL: false)
    #expect(parts.url?.text == "/x" && parts.items.count == 1 && parts.json?.text == "{\"a\":1}")
  }

  @Test("have one body, and one URL", arguments: ["/x {} []", "/x /y"])
  func twice(_ line: String) {
    #expect(throws: LineProblem.self) { try PositionalWords(Words(line).words, hasURL: false) }
  }
}
