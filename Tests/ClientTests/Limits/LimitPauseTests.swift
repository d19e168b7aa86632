import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient

@Suite("How long a server wants to be left alone", .paced)
struct LimitPauseTests {
  private let now = Date(timeIntervalSince1970: 1_893_456_000)

  private func pause(_ status: Int, _ headers: HeaderFields) -> Duration? {
    ResponseHead(version: "HTTP/2", status: status, headers: headers).limitPause(from: now)
  }

  @Test("Retry-After says it, or the end of a limit that is used up")
  func pauses() {
    let used: HeaderFields = ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1893456041"]
    #expect(pause(403, ["Retry-After": "60"]) == .seconds(60))
    #expect(pause(403, used) == .seconds(41) && pause(429, used) == .seconds(41))
    #expect(pause(429, used.adding("Retry-After", "7")) == .seconds(7))
    #expect(pause(429, ["RateLimit": "\"d\";r=0;t=9"]) == .seconds(9))
    #expect(pause(429, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1893455000"]) == .zero)
  }

  @Test("what is no limit is not waited for")
  func none() {
    #expect(pause(503, ["Retry-After": "60"]) == nil && pause(200, ["Retry-After": "60"]) == nil)
    #expect(pause(403, [:]) == nil && pause(403, ["X-RateLimit-Remaining": "3"]) == nil)
    // A number that may be a time or a pause is not guessed at.
    #expect(pause(403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "30"]) == nil)
  }
}
