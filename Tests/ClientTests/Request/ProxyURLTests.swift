@_spi(Secrets) import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("A proxy's URL", .paced)
struct ProxyURLTests {
  @Test("is read in its parts, and its password is never shown")
  func parts() throws {
    let proxy = try ProxyURL("socks5h://me:s%3Acret@[::1]:9050/")
    #expect(proxy.scheme == "socks5h" && proxy.user == "me" && proxy.host == "::1" && proxy.port == 9050)
    #expect(proxy.password?.reveal() == "s:cret")
    #expect("\(proxy)" == "socks5h://me:•••@[::1]:9050")
    #expect(proxy.withoutUser == "socks5h://[::1]:9050")
    #expect("\(try ProxyURL("http://token@p:1"))" == "http://•••@p:1")
    var dumped = ""
    dump(proxy, to: &dumped)
    #expect(!dumped.contains("cret"))
  }

  @Test("has no scheme, no port and no slash where they are as usual")
  func defaults() throws {
    #expect(try ProxyURL("p.test").description == "http://p.test")
    #expect(try ProxyURL("p.test").place == "p.test:1080")
    #expect(try ProxyURL("https://p.test").place == "p.test:443")
    #expect(try ProxyURL("P.test:8080/") == ProxyURL("http://p.test:8080"))
  }

  @Test(
    "is refused when it is none, and its password is not repeated",
    arguments: [
      "", "http://", "ftp://a:s3cret@p:1", "http://a:s3cret@p:x", "http://p/path", "http://a b", "http://[1]",
    ])
  func refused(_ text: String) throws {
    let problem = try #require(throws: WebURLError.self) { try ProxyURL(text) }
    #expect(!problem.description.contains("s3cret"))
  }
}
