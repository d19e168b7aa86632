import APIClient
import PacingTestSupport
import Testing

@testable import CurlTransport

@Suite("What the environment says of proxies", .paced)
struct ProxyEnvironmentTests {
  func host(_ url: String, _ variables: [String: String]) throws -> String? {
    try ProxyEnvironment { variables[$0] }.proxy(for: WebURL(url))?.host
  }

  @Test("each scheme has its variable, and HTTP_PROXY is not read")
  func variables() throws {
    #expect(try host("http://a.test/", ["http_proxy": "one"]) == "one")
    #expect(try host("http://a.test/", ["HTTP_PROXY": "one"]) == nil)
    #expect(try host("http://a.test/", ["https_proxy": "one"]) == nil)
    #expect(try host("https://a.test/", ["HTTPS_PROXY": "one"]) == "one")
    #expect(try host("https://a.test/", ["https_proxy": "two", "HTTPS_PROXY": "one"]) == "two")
    #expect(try host("https://a.test/", ["https_proxy": "", "ALL_PROXY": "one"]) == "one")
    #expect(try host("http://a.test/", [:]) == nil)
  }
}
