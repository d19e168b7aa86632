import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Swift values on a screen", .paced)
struct SwiftValueTests {
  @Test(
    "spell their types as source does",
    arguments: [
      (1, "Int"), ("a", "String"), ([1], "[Int]"), ([[1: "a"]], "[[Int: String]]"),
      (Int?.none, "Int?"), (["a": [Int?.none]], "[String: [Int?]]"), (Set([1]), "Set<Int>"),
      (Result<[Int], Never>.success([]), "Result<[Int], Never>"),
    ] as [(any Sendable, String)])
  func types(_ value: any Sendable, _ type: String) {
    #expect(SwiftValue(reflecting: value).type == type)
  }
}
