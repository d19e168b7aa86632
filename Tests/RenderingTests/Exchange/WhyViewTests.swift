import ApusClient
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("A request with the source of each line", .paced)
struct WhyViewTests {
  @Test("has one column for where a line comes from, and its body behind an empty line")
  func rows() throws {
    let request = Request(
      method: .post, url: try WebURL("http://a.test/x"),
      headers: HeaderFields([
        HeaderField(name: "X-Key", value: Secret("S3CRET")),
        HeaderField(name: "Content-Type", value: "text/plain"),
      ]),
      body: .bytes(Array("hello".utf8)))
    let view = WhyView(
      request, start: "typed", more: [("cookie jar", HeaderField(name: "Cookie", value: Secret("a=S3CRET")))],
      body: "typed"
    ) { $0.name == "X-Key" ? "session line" : "default" }
    #expect(
      view.text() == """
        typed         POST /x HTTP/1.1
        default       Host: a.test
        session line  X-Key: •••
        default       Content-Type: text/plain
        default       Content-Length: 5
        default       Accept-Encoding: gzip, deflate, br, zstd
        cookie jar    Cookie: •••

        typed         hello

        """)
  }

  @Test("fits a narrow screen")
  func narrow() throws {
    let request = Request(
      method: .get, url: try WebURL("http://a.test/" + String(repeating: "a", count: 90)))
    let text = WhyView(request, start: "typed", body: "") { _ in "session line" }.text(on: Screen(width: 30))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 30 }, "\(text)")
  }
}
