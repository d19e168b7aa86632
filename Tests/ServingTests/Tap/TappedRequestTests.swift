import ApusClient
import ApusPacingTestSupport
import ApusPractice
import Testing

@testable import ApusServing

@Suite("A request on its way to another server", .paced)
struct TappedRequestTests {
  @Test("goes where the server's own path leads, as it came")
  func passed() throws {
    let fields = [
      ("Host", "127.0.0.1:1"), ("Connection", "keep-alive, X-Hop"), ("X-Hop", "1"),
      ("Authorization", "Bearer t"),
      ("Content-Type", "text/plain"), ("Proxy-Authorization", "x"),
    ]
    let asked = MockRequest("POST", "/a%2Fb", rawQuery: "q=1+2", fields: fields, body: [1])
    let tapped = try #require(TappedRequest(asked, to: try WebURL("https://u@api.example/v1/")))
    #expect(tapped.request.url.text == "https://api.example/v1/a%2Fb?q=1+2" && tapped.request.url.user == nil)
    #expect(tapped.request.headers.map(\.name) == ["Authorization", "Content-Type"])
    #expect(
      tapped.request.body?.bytesInMemory.map { Array($0) } == [1] && !tapped.request.options.followsRedirects)
    #expect(tapped.target == "/a%2Fb?q=1+2")
  }
}
