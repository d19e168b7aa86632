import PacingTestSupport
import Testing

@testable import Practice

@Suite("Request targets", .paced)
struct RequestTargetTests {
  @Test("a query is cut and decoded, with repetitions and empty names")
  func pairs() throws {
    let pairs = try RequestTarget.pairs(of: "a=1+2&b&=c&&a==&%e3%81%82=%2B")
    #expect(pairs.map(\.name) == ["a", "b", "", "a", "あ"])
    #expect(pairs.map(\.value) == ["1 2", "", "c", "=", "+"])
    #expect(throws: Refusal.self) { try RequestTarget.pairs(of: "a=%a") }
  }
}
