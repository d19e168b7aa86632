import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Options of Hurl's", .paced)
struct HurlOptionTests {
  @Test("options that say more of the request are done, and what changes nothing is passed over")
  func done() throws {
    let text = """
      GET http://a.example
      [Options]
      header: X-Mine: b
      user-agent: me
      user: ada:{{pw}}
      verbose: true
      retry: 3
      """
    let found = try RequestCollection.reading(text, .hurl)
    let request = try #require(found.requests.first)
    #expect(request.header("X-Mine") == "b" && request.header("User-Agent") == "me")
    #expect(request.header("Authorization") == "Basic ada {{pw}}")
    #expect(request.refusal == nil)
    #expect(found.leftOut.map(\.what) == ["the option retry"])
  }
}
