import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Reading URLs", .paced)
struct WebURLParsingTests {
  @Test(
    "a URL is kept as written but for what may not stand in one",
    arguments: [
      ("http://a", "http://a/"),
      ("HTTPS://Example.COM:8443/A?b#c", "https://example.com:8443/A?b#c"),
      ("http://a/日本 x", "http://a/%E6%97%A5%E6%9C%AC%20x"),
      ("http://a/100%/%2F?q=50%&r=a b+c", "http://a/100%25/%2F?q=50%25&r=a%20b+c"),
      ("http://[::1]:80/x", "http://[::1]:80/x"),
      ("http://user:pass@a/x", "http://user:•••@a/x"),
      ("http://user@a", "http://•••@a/"),
      ("http://b%2F%40c:pass@a/x", "http://b%2F%40c:•••@a/x"),
      ("http://a?q", "http://a/?q"),
      ("http://a/?", "http://a/?"),
      ("http://日本.jp/", "http://日本.jp/"),
    ])
  func keeps(_ written: String, _ shown: String) throws {
    #expect(try WebURL(written).description == shown)
  }

  @Test(
    "what cannot be asked is refused with a reason",
    arguments: [
      ("", "the URL has no scheme such as http://"),
      ("example.com/x", "the URL has no scheme such as http://"),
      ("ftp://a/", "only http and https URLs can be asked, not ftp:"), ("http:///x", "the URL names no host"),
      ("http://a:99999/", "the URL's port is not a number from 1 to 65535"),
      ("http://a:+80/", "the URL's port is not a number from 1 to 65535"),
      ("http://a b/", "the URL's host is not a name or an address"),
      ("http://a/\r\nX: y", "the URL has a control character in it"),
      ("http://[::1/", "the URL's host is not a name or an address"),
      ("http://[1.2.3.4]/", "what stands in brackets in the URL is no IPv6 address"),
      ("http://[::1::]/", "what stands in brackets in the URL is no IPv6 address"),
      ("http://[v1.x]/", "what stands in brackets in the URL is no IPv6 address"),
    ])
  func refuses(_ text: String, _ reason: String) throws {
    let problem = try #require(throws: WebURLError.self) { try WebURL(text) }
    #expect(problem.reason == reason)
  }

  @Test("a URL that is refused does not show its password")
  func refusedQuietly() throws {
    let problem = try #require(throws: WebURLError.self) { try WebURL("http://u:hunter2@h:99999/x@y") }
    var dumped = ""
    dump(problem, to: &dumped)
    #expect(!"\(problem)\(dumped)".contains("hunter2"))
    #expect(problem.text == "http://•••@h:99999/x@y")
  }

  @Test(
    "a reference is followed as RFC 3986 says",
    arguments: [
      ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
      ("//g", "http://g/"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
      ("#s", "http://a/b/c/d;p?q#s"),
      ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("..", "http://a/b/"), ("../g", "http://a/b/g"),
      ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("/./g", "http://a/g"),
      ("g;x=1/../y", "http://a/b/c/y"),
      ("https://h/x", "https://h/x"), ("g?y/../x", "http://a/b/c/g?y/../x"),
    ])
  func resolves(_ reference: String, _ expected: String) throws {
    let base = try WebURL("http://a/b/c/d;p?q")
    #expect(try base.resolving(reference).description == expected)
  }
}
