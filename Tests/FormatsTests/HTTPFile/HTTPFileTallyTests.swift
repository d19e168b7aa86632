import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusFormats
@testable import ApusSurroundings

@Suite("What a run came to, all in all", .paced)
struct HTTPFileTallyTests {
  @Test("is said in one line, with the lines of what was not sent and does not hold")
  func text() {
    var tally = HTTPFileTally()
    tally.send(.ok)
    #expect(!tally.isWorthSaying && tally.text == "1 sent")
    for _ in 0..<4 { tally.send(.ok) }
    tally.skip(14, .failed(.requestVariable))
    #expect(tally.isWorthSaying && tally.text == "5 sent, 1 skipped (line 14)")
    tally.skip(20)
    tally.hold()
    #expect(tally.text == "5 sent, 2 skipped (lines 14, 20), 1 check holds")
    tally.fail(3)
    tally.fail(3)
    #expect(tally.text == "5 sent, 2 skipped (lines 14, 20), 1 check holds, 2 do not (line 3)")
  }

  @Test("a check that fails alone is named as one, and a long list of lines is cut")
  func failures() {
    var tally = HTTPFileTally()
    tally.send(.ok)
    tally.fail(7)
    #expect(tally.text == "1 sent, 1 check does not hold (line 7)" && tally.isWorthSaying)
    for line in 10..<20 { tally.skip(line) }
    #expect(tally.text.contains("10 skipped (lines 10, 11, 12, 13, 14, 15, 16, 17, …)"))
    #expect(HTTPFileTally(isOffline: true).text == "0 shown, none sent")
  }

  @Test("its outcome is the one with the highest exit status")
  func worst() {
    var tally = HTTPFileTally()
    tally.send(.failed(.http(404)))
    tally.send(.ok)
    #expect(tally.worst == .failed(.http(404)))
    tally.send(.failed(.http(500)))
    tally.skip(3, .failed(.requestVariable))
    tally.fail(4)
    #expect(tally.worst.exitStatus == 5)
  }
}
