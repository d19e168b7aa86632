import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is known of headers", .paced)
struct HeaderEntryTests {
  @Test("headers are found whatever their case, and none is there twice")
  func headers() {
    #expect(HeaderEntry.named("eTAG")?.name == "ETag")
    #expect(HeaderEntry.named("X-Nobody-Knows") == nil)
    let names = HeaderEntry.all.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(names.count >= 60)
  }
}
