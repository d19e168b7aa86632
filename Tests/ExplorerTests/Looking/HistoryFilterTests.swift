import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusAnswers
@testable import ApusExplorer

@Suite("Requests that are wanted of the history", .paced)
struct HistoryFilterTests {
  @Test(
    "are known by a status, by a class of them, or by a text whatever its case",
    arguments: [
      ("404", true), ("4xx", true), ("4XX", true), ("200", false), ("failed", true), ("H.TEST/a", true),
      ("get http", true), ("b", false), ("600", false), ("40", false),
    ])
  func wanted(_ text: String, _ isWanted: Bool) throws {
    #expect(HistoryFilter(text).accepts(try Record("http://h.test/a", status: 404)) == isWanted, "\(text)")
  }
}
