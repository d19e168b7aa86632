import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Pasted challenges and credentials", .paced)
struct ChallengeReaderTests {
  @Test("name each scheme and each parameter")
  func schemes() {
    let parts = ChallengeReader.parts("Negotiate, Basic realm=\"a, b\", Bearer error=\"insufficient_scope\"")
    #expect(
      parts.map(\.text) == [
        "Negotiate", "Basic", "realm=\"a, b\"", "Bearer", "error=\"insufficient_scope\"",
      ])
    #expect(parts.last?.meaning == "The token is valid and may not do this; the status is 403.")
    #expect(parts.allSatisfy { $0.flaw == nil })
  }

  @Test("a realm of another scheme does not help Basic that has none, and one in capitals does")
  func realms() {
    #expect(ChallengeReader.parts("Basic").first?.flaw == .invalid)
    #expect(ChallengeReader.parts("Basic REALM=\"a\"").first?.flaw == nil)
    #expect(ChallengeReader.parts("Basic charset=\"UTF-8\", realm=\"a\"").first?.flaw == nil)
    #expect(ChallengeReader.parts("").isEmpty)
  }

  @Test("credentials are not shown, and a pair that is none is told")
  func credentials() {
    let pair = ChallengeReader.parts(credentials: "Basic dTpw")
    #expect(pair.map(\.text) == ["Basic", "•••"] && pair.allSatisfy { $0.flaw == nil })
    #expect(ChallengeReader.parts(credentials: "basic dXA=").last?.flaw == .invalid)
    #expect(ChallengeReader.parts(credentials: "c4n4ry").map(\.text) == ["•••"])
    #expect(ChallengeReader.parts(credentials: "c4n4ry x").map(\.text) == ["•••"])
  }
}
