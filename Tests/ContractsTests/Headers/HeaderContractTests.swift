import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What headers promise", .paced)
struct HeaderContractTests {
  private func lines(_ old: HeaderFields, _ new: HeaderFields, ignoring places: [String] = []) throws
    -> [String]
  {
    HeaderContract(promised: old, ignored: try IgnoredPlaces(places)).findings(in: new).flatMap(\.lines)
  }

  @Test("is told by what is gone and what came, and all that stood there where a header is gone")
  func lines() throws {
    #expect(
      try lines(["Cache-Control": "public, max-age=60"], ["cache-control": "no-store"])
        == ["- Cache-Control: public, max-age", "+ Cache-Control: no-store"])
    #expect(try lines(["X-A": "1", "x-a": "2"], [:]) == ["- X-A: 1", "- X-A: 2"])
    #expect(
      try lines(["Content-Type": "text/csv"], ["Content-Type": "text/html; charset=UTF-8"])
        == ["- Content-Type: text/csv", "+ Content-Type: text/html; charset=utf-8"])
  }

  @Test("is nothing of what is ignored, or of what a cache or a proxy says")
  func ignored() throws {
    #expect(try lines(["X-A": "1"], [:], ignoring: ["header.x-a"]).isEmpty)
    #expect(try lines(["Age": "3", "CF-Ray": "x", "X-Amz-Cf-Id": "y", "Via": "z"], [:]).isEmpty)
    #expect(
      try lines(["Set-Cookie": "a=1; Secure"], ["Set-Cookie": "a=1"], ignoring: ["header.set-cookie"]).isEmpty
    )
  }
}
