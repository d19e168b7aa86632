import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Request targets", .paced)
struct RequestTargetTests {
  @Test("a query is cut and decoded, with repetitions and empty names")
  func pairs() throws {
    let pairs = try RequestTarget.pairs(of: "a=1+2&b&=c&&a==&%e3%81%82=%2B")
    #expect(pairs.map(\.name) == ["a", "b", "", "a", "あ"])
    #expect(pairs.map(\.value) == ["1 2", "", "c", "=", "+"])
    #expect(throws: Refusal.self) { try RequestTarget.pairs(of: "a=%a") }
  }

  @Test("a path is cut before it is decoded, so that an encoded slash stays within its part")
  func segments() throws {
    let target = try RequestTarget("/a%2Fb/%E3%82%8A//?x=1&x=2", method: "GET")
    #expect(target.path == "/a%2Fb/%E3%82%8A//")
    #expect(target.segments == ["a/b", "り", "", ""])
    #expect(target.rawQuery == "x=1&x=2")
    #expect(target.first("x") == "1")
    #expect(target.first("y") == nil)
  }

  @Test("a query that is empty is not the same as none")
  func emptyQuery() throws {
    #expect(try RequestTarget("/a", method: "GET").rawQuery == nil)
    #expect(try RequestTarget("/a?", method: "GET").rawQuery == "")
    #expect(try RequestTarget("/a?b?c", method: "GET").rawQuery == "b?c")
  }

  @Test("a whole URL names its host, and may leave out its path")
  func wholeURL() throws {
    let target = try RequestTarget("HTTP://a:1?b=c", method: "GET")
    #expect(target.authority == "a:1")
    #expect(target.path == "/")
    #expect(target.query == [RequestTarget.Pair(name: "b", value: "c")])
    #expect(try RequestTarget("/x", method: "GET").authority == nil)
  }

  @Test("an asterisk is a target for OPTIONS only")
  func asterisk() throws {
    #expect(try RequestTarget("*", method: "OPTIONS").segments == [])
    #expect(throws: Refusal.self) { try RequestTarget("*", method: "GET") }
  }

  @Test(
    "a target that is none is refused",
    arguments: ["a", "", "/a#b", "https://a/", "/%", "/%4", "/%zz", "/a?b=%a"])
  func refused(_ target: String) throws {
    let refusal = #expect(throws: Refusal.self) { try RequestTarget(target, method: "GET") }
    #expect(refusal?.status == 400)
  }
}
