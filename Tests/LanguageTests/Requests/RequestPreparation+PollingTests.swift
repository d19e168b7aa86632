import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("What a line says of asking again", .paced)
struct RequestPreparationPollingTests {
  private func wish(_ options: String) throws -> PollingWish? {
    try prepare("get /x \(options)").paging.polling
  }

  @Test("is a condition, a pause and a limit, of which two are usual")
  func wishes() throws {
    let usual = try #require(try wish("--until '.a == 1'"))
    #expect(usual.condition == ".a == 1" && usual.pause == .seconds(1) && usual.limit == .seconds(60))
    let other = try #require(try wish("--until .a --every 500ms --for 2m"))
    #expect(other.pause == .milliseconds(500) && other.limit == .seconds(120))
    #expect(try wish("") == nil)
  }
}
