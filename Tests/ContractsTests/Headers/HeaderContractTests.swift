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

  @Test("is how long a server is asked by `https` only: less is a risk, and nothing is as if it were gone")
  func strictTransport() throws {
    func findings(_ old: String, _ new: String) throws -> [Finding] {
      HeaderContract(promised: ["Strict-Transport-Security": old], ignored: try IgnoredPlaces([]))
        .findings(in: ["strict-transport-security": new])
    }
    let year = "max-age=31536000; includeSubDomains"
    #expect(try findings(year, "max-age=63072000; includeSubDomains").isEmpty)
    let less = try findings(year, "max-age=60; includeSubDomains")
    #expect(less.map(\.isNoted) == [true])
    #expect(
      less.flatMap(\.lines) == [
        "- Strict-Transport-Security: max-age=31536000", "+ Strict-Transport-Security: max-age=60",
      ])
    #expect(try findings(year, "max-age=0; includeSubDomains").map(\.isNoted) == [false])
    #expect(try findings(year, "max-age=31536000").map(\.isNoted) == [false])
  }

  @Test("is what a policy for content keeps out: what lets nearly everything in is a risk")
  func contentPolicy() throws {
    func findings(_ new: String) throws -> [Finding] {
      HeaderContract(
        promised: ["Content-Security-Policy": "default-src 'self'; img-src *"], ignored: try IgnoredPlaces([])
      ).findings(in: ["Content-Security-Policy": new])
    }
    #expect(try findings("img-src *; default-src 'self' cdn.test").isEmpty)
    let open = try findings("default-src 'self' 'UNSAFE-inline' *; img-src *")
    #expect(open.map(\.isNoted) == [true, true])
    #expect(
      open.flatMap(\.lines) == [
        "+ Content-Security-Policy: default-src 'unsafe-inline'", "+ Content-Security-Policy: default-src *",
      ])
    #expect(try findings("default-src 'self'").map(\.isNoted) == [false])
  }
}
