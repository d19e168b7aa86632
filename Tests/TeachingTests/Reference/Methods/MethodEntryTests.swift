import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is known of methods", .paced)
struct MethodEntryTests {
  @Test("methods are safe and idempotent as the client takes them to be")
  func methods() throws {
    #expect(MethodEntry.all.count == HTTPMethod.known.count)
    for method in HTTPMethod.known {
      let entry = try #require(MethodEntry.named(method.name))
      #expect(entry.isSafe == method.isSafe, "\(method)")
      #expect(entry.isIdempotent == method.isIdempotent, "\(method)")
    }
  }
}
