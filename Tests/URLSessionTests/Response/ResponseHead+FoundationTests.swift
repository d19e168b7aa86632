import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusURLSession

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("URLSession: the heads of responses", .paced)
struct ResponseHeadFoundationTests {
  @Test("too many fields, or too large ones, are refused with the head that had them")
  func headers() async throws {
    let fields = (0..<100).map { "X-\($0): aaaaaaaaaaaaaaaaaaaa" }
    for change: (inout Limits) -> Void in [{ $0.headerFields = 100 }, { $0.headerBytes = 2_000 }] {
      let failure = try await failure(
        "/", { change(&$0.options.limits) }, answering: { _ in [.response(200, fields)] })
      #expect(failure.code == .headerTooLarge)
      #expect(failure.exchange.response?.headers.count == 101)
    }
  }

  @Test(
    "cookies that Foundation joined are taken apart, and the commas in their dates are not",
    arguments: [
      ("a=1", ["a=1"]), ("a=1; Path=/, b=2", ["a=1; Path=/", "b=2"]),
      (
        "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT, b=2",
        ["a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT", "b=2"]
      ),
      ("a=1, 2, b=3", ["a=1, 2", "b=3"]), ("", [""]), ("=x, a=1", ["=x", "a=1"]), ("a=1, =x", ["a=1, =x"]),
    ])
  func cookies(_ joined: String, _ cookies: [String]) {
    #expect(ResponseHead.cookies(in: joined) == cookies)
  }

  @Test(
    "a length is what all that were given say, and two of them that differ are refused",
    arguments: [
      ("5", 5, nil), ("5, 5", 5, nil), ("5,6", nil, ErrorCode.protocolFraming), ("x", nil, nil),
      ("", nil, nil),
    ] as [(String, Int?, ErrorCode?)])
  func lengths(_ text: String, _ length: Int?, _ problem: ErrorCode?) {
    let head = ResponseHead(version: "", status: 200, headers: ["Content-Length": text])
    #expect(head.contentLength == length)
    #expect(head.problem(under: Limits())?.code == problem)
  }

  @Test(
    "a response has a body unless its status or the method says that there is none",
    arguments: [
      (HTTPMethod.get, 200, true), (.get, 404, true), (.post, 302, true), (.get, 204, false),
      (.get, 304, false), (.get, 100, false), (.head, 200, false),
    ])
  func bodies(_ method: HTTPMethod, _ status: Int, _ hasBody: Bool) {
    #expect(ResponseHead(version: "", status: status).hasBody(answering: method) == hasBody)
  }

  @Test("fields come by name, and only another form than the body's own counts as encoded")
  func fields() throws {
    let url = try #require(URL(string: "http://a.test/"))
    let fields = ["x-b": "2", "X-A": "1", "Set-Cookie": "a=1, b=2", "Content-Encoding": "Identity"]
    let response = HTTPURLResponse(url: url, statusCode: 418, httpVersion: nil, headerFields: fields)
    let head = ResponseHead(try #require(response), version: "HTTP/2")
    #expect(head.status == 418 && head.version == "HTTP/2")
    #expect(
      head.headers.map { $0.name.lowercased() } == [
        "content-encoding", "set-cookie", "set-cookie", "x-a", "x-b",
      ])
    #expect(head.headers.values(of: "Set-Cookie") == ["a=1", "b=2"])
    #expect(!head.isEncoded)
    #expect(ResponseHead(version: "", status: 200, headers: ["Content-Encoding": "br"]).isEncoded)
  }
}
