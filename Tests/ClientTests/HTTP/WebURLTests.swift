import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("URLs", .paced)
struct WebURLTests {
  @Test("a path is put behind the base whatever slashes meet")
  func appends() throws {
    for (base, path) in [("http://a/v2", "/items"), ("http://a/v2/", "/items"), ("http://a/v2", "items")] {
      #expect(try WebURL(base).appending(path: path).text == "http://a/v2/items")
    }
    #expect(
      try WebURL("http://a/?k=1").appending(path: "", query: [QueryItem(name: "q", value: "x")]).text
        == "http://a/?k=1&q=x")
  }

  @Test("two URLs are of one origin only when scheme, host and port are the same")
  func origins() throws {
    #expect(try WebURL("http://a").origin == WebURL("http://A:80/x").origin)
    for other in ["https://a", "http://a:81", "http://b"] {
      #expect(try WebURL("http://a").origin != WebURL(other).origin)
    }
  }
}
