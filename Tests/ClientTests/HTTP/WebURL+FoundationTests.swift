import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("URLs of Foundation", .paced)
struct WebURLFoundationTests {
  @Test(
    "a URL goes to Foundation and back as it was",
    arguments: [
      "https://a.test/", "http://a.test:8080/x%20y?q=1&q=%2F", "https://[::1]/a#part", "https://a.test/é?あ=い",
    ])
  func roundTrip(_ text: String) throws {
    let url = try WebURL(text)
    let foundation = try #require(URL(url))
    #expect(try WebURL(foundation).origin == url.origin)
    #expect(try WebURL(foundation).target == url.target)
    #expect(try WebURL(foundation).fragment == url.fragment)
  }

  @Test("user and password stay behind")
  func person() throws {
    let url = try WebURL("https://u:hunter2@a.test/x")
    #expect(URL(url)?.absoluteString == "https://a.test/x")
    let read = try WebURL(try #require(URL(string: "https://u:hunter2@a.test/x")))
    #expect(read.description == "https://u:•••@a.test/x")
  }

  @Test("what nothing can be asked of is no URL there, and no WebURL here")
  func refused() throws {
    #expect(URL(WebURL.https("no host")) == nil)
    for text in ["file:///etc/passwd", "relative", "mailto:a@b.test"] {
      let url = try #require(URL(string: text))
      #expect(throws: WebURLError.self) { try WebURL(url) }
    }
  }
}
