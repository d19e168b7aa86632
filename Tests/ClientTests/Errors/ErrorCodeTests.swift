import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Failure codes", .paced)
struct FailureCodeTests {
  @Test("every code is found by its name and stands in one stage only")
  func names() {
    #expect(Set(ErrorCode.all).count == ErrorCode.all.count)
    for code in ErrorCode.all { #expect(ErrorCode(named: code.name) == code) }
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
}
