import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Failure codes", .paced)
struct FailureCodeTests {
  @Test("every code is found by its name and stands in one stage only")
  func names() {
    #expect(Set(FailureCode.everything).count == FailureCode.everything.count)
    for code in FailureCode.everything { #expect(FailureCode(named: code.name) == code) }
  }

  @Test("a status has a code of its own, and only a status does")
  func statuses() {
    #expect(FailureCode(named: "http.404") == .http(404))
    #expect(FailureCode.http(404).status == 404)
    #expect(FailureCode.http(404).stage == .status)
    for name in ["http.", "http.99", "http.1000", "http.abc", "network", ""] {
      #expect(FailureCode(named: name) == nil)
    }
  }

  @Test("what only the prompt has is none of an app's codes, and has its stage all the same")
  func ofThePrompt() {
    let own: [FailureCode] = [
      .requestVariable, .expectFailed, .replayDrift, .replayMissing, .outputTooLarge, .usageCommand,
      .usageArgument,
    ]
    #expect(Set(FailureCode.everything).subtracting(FailureCode.all) == Set(own))
    #expect(FailureCode.requestVariable.stage == .build && FailureCode.usageCommand.stage == .usage)
    let places = FailureCode.everything.compactMap { FailureStage.allCases.firstIndex(of: $0.stage) }
    #expect(places == places.sorted())
  }

  @Test("each code has a number of its own, and a status is its own")
  func numbers() {
    let numbers = FailureCode.everything.map(\.number)
    #expect(Set(numbers).count == numbers.count && numbers.allSatisfy { $0 > 1_000 })
    #expect(FailureCode.http(404).number == 404)
    // Frozen: crash reporters group by them.
    #expect(FailureCode.dns.number == 2_001 && FailureCode.cancelled.number == 3_101)
    #expect(FailureCode.decodeValue.number == 6_004)
  }
}
