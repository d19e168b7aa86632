import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Failure codes", .paced)
struct FailureCodeTests {
  /// The prompt's, and those that only apps get.
  private static let codes = ErrorCode.everything + ErrorCode.byStageOfApps.flatMap(\.codes)

  @Test("every code is found by its name and stands in one stage only")
  func names() {
    #expect(Set(Self.codes).count == Self.codes.count)
    for code in Self.codes { #expect(ErrorCode(named: code.name) == code) }
  }

  @Test("a status has a code of its own, and only a status does")
  func statuses() {
    #expect(ErrorCode(named: "http.404") == .http(404))
    #expect(ErrorCode.http(404).status == 404)
    #expect(ErrorCode.http(404).stage == .status)
    for name in ["http.", "http.99", "http.1000", "http.abc", "network", ""] {
      #expect(ErrorCode(named: name) == nil)
    }
  }

  @Test("what only the prompt has is none of an app's codes, and has its stage all the same")
  func ofThePrompt() {
    let own: [ErrorCode] = [
      .requestVariable, .expectFailed, .replayDrift, .replayMissing, .signMismatch, .outputTooLarge,
      .outputCommand, .usageCommand, .usageArgument, .graphQLErrors,
    ]
    #expect(Set(ErrorCode.everything).subtracting(ErrorCode.all) == Set(own))
    #expect(ErrorCode.requestVariable.stage == .build && ErrorCode.usageCommand.stage == .usage)
    let places = ErrorCode.everything.compactMap { ErrorStage.everything.firstIndex(of: $0.stage) }
    #expect(places == places.sorted() && places.count == ErrorCode.everything.count)
  }

  @Test("the stages of an app are those of its codes, and its tests meet one of the program's beside them")
  func stages() {
    #expect(Set(ErrorCode.all.map(\.stage)) == Set(ErrorStage.allCases))
    #expect(Set(ErrorStage.everything.map(\.rawValue)).count == ErrorStage.everything.count)
    #expect(ErrorStage.everything.filter { !ErrorStage.allCases.contains($0) } == [.check, .usage])
    #expect(ErrorCode.replayMissing.stage == .check)
  }

  @Test("each code has a number of its own, and a status is its own")
  func numbers() {
    let numbers = Self.codes.map(\.number)
    #expect(Set(numbers).count == numbers.count && numbers.allSatisfy { $0 > 1_000 })
    #expect(ErrorCode.http(404).number == 404)
    // Frozen: crash reporters group by them.
    #expect(ErrorCode.dns.number == 2_001 && ErrorCode.cancelled.number == 3_101)
    #expect(ErrorCode.decodeValue.number == 6_004)
    #expect(ErrorCode.middleware.number == 1_101 && ErrorCode.refresh.number == 1_102)
  }
}
