import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is known of the ways to fail", .paced)
struct CodeEntryTests {
  @Test("every code of the taxonomy has one entry, with a cause and a line to try")
  func codes() {
    #expect(Set(CodeEntry.all.map(\.code)) == Set(ErrorCode.everything))
    #expect(CodeEntry.all.count == ErrorCode.everything.count)
    for entry in CodeEntry.all {
      #expect(!entry.certain.isEmpty && !entry.suggestions.isEmpty, "\(entry.code)")
      #expect(entry.code == .cancelled || !entry.guesses.isEmpty, "\(entry.code)")
    }
  }
}
