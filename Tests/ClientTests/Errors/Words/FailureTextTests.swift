import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Failures in sentences for people", .paced)
struct FailureTextTests {
  private static let codes =
    ErrorCode.everything + [.middleware, .refresh] + (300..<600).map(ErrorCode.http) + [.http(999)]

  @Test("every code has a sentence that no other has", arguments: FailureLanguage.allCases)
  func different(_ language: FailureLanguage) {
    let sentences = Self.codes.map { $0.text(in: language).sentence }
    #expect(Set(sentences).count == sentences.count)
  }

  @Test("every code says what, why, and what to do, in whole sentences", arguments: FailureLanguage.allCases)
  func whole(_ language: FailureLanguage) {
    let end = language == .english ? "." : "。"
    for code in Self.codes {
      let text = code.text(in: language)
      #expect([text.sentence, text.reason, text.suggestion].allSatisfy { $0.hasSuffix(end) }, "\(code)")
    }
  }

  @Test("both languages know the same codes")
  func sameCodes() {
    let codes = ErrorCode.everything + ErrorCode.byStageOfApps.flatMap(\.codes)
    #expect(Set(ErrorCode.english.keys) == Set(codes.map(\.name)))
    #expect(Set(ErrorCode.english.keys) == Set(ErrorCode.japanese.keys))
  }

  @Test(
    "a pause is told in seconds while it is short",
    arguments: [(1, "1 second."), (90, "90 seconds."), (150, "3 minutes.")])
  func pauses(_ seconds: Int, _ end: String) {
    #expect(FailureLanguage.english.suggestion(toWait: .seconds(seconds)) == "Try again in \(end)")
  }
}
