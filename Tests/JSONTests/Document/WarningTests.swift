import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("What a reader may trip over", .paced)
struct WarningTests {
  @Test("what a reader may trip over is told with its place")
  func warnings() throws {
    let text =
      "\u{feff}{\"id\": 12345678901234567890, \"a\": 0.1, \"id\": 1e400, \"s\": \"\\ud800\", \"ok\": 1.50}"
    let found = try JSONDocument(text).warnings()
    #expect(
      found.map(\.reason) == [
        .byteOrderMark, .imprecise(number: "12345678901234567890"), .duplicateKey("id"),
        .imprecise(number: "1e400"), .loneSurrogate,
      ])
    #expect(found.map(\.offset) == [0, 10, 42, 48, 60])
  }

  @Test(
    "a number that a Double holds is no warning",
    arguments: [
      "9007199254740992", "0.1", "1e22", "1.0e-7", "-0.0", "0e5", "100000000000000000000", "5e-324", "1E2",
    ])
  func precise(_ number: String) throws {
    #expect(try JSONDocument(number).warnings().isEmpty)
  }

  @Test(
    "a number that a Double cannot hold is one",
    arguments: [
      "9007199254740993", "1e-400", "0.1000000000000000055511151231257827", "1e99999999999999999999",
    ])
  func imprecise(_ number: String) throws {
    #expect(try JSONDocument(number).warnings().map(\.reason) == [.imprecise(number: number)])
  }

  @Test("warnings stop at their limit")
  func limit() throws {
    let text = "{" + Array(repeating: "\"a\":1", count: 50).joined(separator: ",") + "}"
    #expect(try JSONDocument(text).warnings(limit: 7).count == 7)
  }
}
