import ApusClient
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("A request on a screen", .paced)
struct RequestViewTests {
  @Test("a body in chunks is shown with their sizes, and goes into a pipe as it goes out")
  func chunks() throws {
    let headers: HeaderFields = ["Transfer-Encoding": "chunked"]
    let view = RequestView(try Exchanges.request(.post, headers: headers, body: .text("hello, chunk")))
    let bytes = String(decoding: try #require(view.bytes()), as: UTF8.self)
    #expect(bytes.hasSuffix("\r\n\r\nc\r\nhello, chunk\r\n0\r\n\r\n") && !bytes.contains("Content-Length"))
    #expect(view.text().hasSuffix("\n\nc\nhello, chunk\n0\n\n"))
    let empty = RequestView(try Exchanges.request(.post, headers: headers, body: .text("")))
    #expect(String(decoding: try #require(empty.bytes()), as: UTF8.self).hasSuffix("\r\n\r\n0\r\n\r\n"))
    let large = RequestView(
      try Exchanges.request(.post, headers: headers, body: .bytes([UInt8](repeating: 0x61, count: 70_000))))
    let framed = String(decoding: try #require(large.bytes()), as: UTF8.self)
    #expect(framed.contains("\r\n\r\nfff4\r\naaa") && framed.contains("aaa\r\n117c\r\naaa"))
  }

  @Test("a request reads as it goes over the wire")
  func request() throws {
    let body = RequestBody.text("{\"name\": \"りんご\", \"price\": 120}", contentType: "application/json")
    let request = try Exchanges.request(.post, "https://u:p@shop.test:8443/food/fruits?x=1", body: body)
    try expectSnapshot("request", of: RequestView(request))
  }

  @Test("its bytes are exact, and show secrets only when told")
  func bytes() throws {
    let headers = HeaderFields([
      HeaderField(name: "X-Api-Key", value: Secret("k1")),
      HeaderField(name: "Accept-Encoding", value: "gzip"),
    ])
    let view = RequestView(try Exchanges.request(.put, headers: headers, body: .text("hi", contentType: nil)))
    let start = "PUT /users/octocat HTTP/1.1\r\nHost: api.github.test\r\n"
    let end = "Accept-Encoding: gzip\r\nContent-Length: 2\r\n\r\nhi"
    #expect(view.bytes().map { String(decoding: $0, as: UTF8.self) } == start + "X-Api-Key: •••\r\n" + end)
    #expect(
      view.bytes(revealingSecrets: true).map { String(decoding: $0, as: UTF8.self) }
        == start + "X-Api-Key: k1\r\n" + end)
  }

  @Test("a file that is to be sent is named, and its bytes are not known")
  func file() throws {
    let view = RequestView(try Exchanges.request(.put, body: .file(path: "/tmp/a\u{1b}b.bin")))
    #expect(view.text().hasSuffix("\n\n(the contents of /tmp/a\\x1bb.bin)\n"))
    #expect(view.bytes() == nil)
    let whole = RequestView(try Exchanges.request(.put, body: .file(path: "/x")), body: Array("abc".utf8))
    #expect(whole.text().hasSuffix("\n\nabc\n"))
  }

  @Test("a form of several parts shows its boundaries and names its files")
  func multipart() throws {
    let form = MultipartForm(
      [.field("a", "1"), .init("f", fileName: "x.png", content: .file(path: "/x.png"))], boundary: "BB")
    let text = RequestView(try Exchanges.request(.post, body: .multipart(form))).text()
    #expect(text.contains("\n\n--BB\nContent-Disposition: form-data; name=\"a\"\n\n1\n"))
    #expect(text.hasSuffix("(the contents of /x.png)\n\n--BB--\n"))
  }
}
