import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What a token may do", .paced)
struct ScopesTests {
  @Test("nobody may nothing, most may all, and some only what they say")
  func scopes() {
    let all = ["a", "b", "c"]
    #expect(Scopes(of: nil, all: all).names.isEmpty)
    #expect(Scopes(of: "anything", all: all).names == all)
    #expect(Scopes(of: "only:c,a,x", all: all).text == "a, c")
    #expect(Scopes(of: "only:", all: all).names.isEmpty)
  }
}
