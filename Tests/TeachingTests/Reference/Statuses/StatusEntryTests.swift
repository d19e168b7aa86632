import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is known of statuses", .paced)
struct StatusEntryTests {
  @Test("every status that is registered has one entry")
  func statuses() {
    let registered =
      Array(100...104) + Array(200...208) + [226] + Array(300...308) + Array(400...418) + Array(421...426)
      + [428, 429, 431, 451] + Array(500...508) + [510, 511]
    #expect(StatusEntry.all.map(\.code).sorted() == registered)
    #expect(StatusEntry.registered(299) == nil)
    for status in [199, 299, 399, 499, 599] {
      #expect(StatusEntry.of(status).notes.first?.contains("Nobody registered \(status)") == true)
    }
  }

  @Test("a refusal has a line to try")
  func refusals() {
    for entry in StatusEntry.all where entry.code >= 400 {
      #expect(!entry.suggestions.isEmpty, "\(entry.code)")
    }
  }
}
