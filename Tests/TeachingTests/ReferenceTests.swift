import APIClient
import Testing

@testable import Teaching

@Suite("What is known of statuses, headers, methods and codes")
struct ReferenceTests {
  @Test("every code of the taxonomy has an entry, and every entry is of a code")
  func codes() {
    #expect(Set(CodeEntry.all.map(\.code)) == Set(FailureCode.all))
    #expect(CodeEntry.all.count == FailureCode.all.count)
  }
}
