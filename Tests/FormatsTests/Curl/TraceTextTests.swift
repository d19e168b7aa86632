import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusFormats

@Suite("What curl traces", .paced)
struct TraceTextTests {
  @Test("what was sent and what came are told in their order, without credentials")
  func text() throws {
    let url = try WebURL("http://h.test/x?a=1")
    let sent = SentRequest(
      method: .post, url: url,
      headers: HeaderFields([
        HeaderField(name: "X-Mine", value: "1"), HeaderField(name: "Authorization", value: Secret("canary")),
      ]),
      bodyByteCount: 3)
    let hop = Hop(
      sent: sent, informational: [ResponseHead(version: "HTTP/1.1", status: 100, headers: [:])],
      response: ResponseHead(version: "HTTP/1.1", status: 200, headers: ["A": "b"]))
    let exchange = Exchange(
      request: Request(method: .post, url: url), startedAt: .now, hops: [hop],
      body: ReceivedBody(bytes: Array("one\ntwo".utf8)))
    let text = TraceText(exchange).text
    #expect(!text.contains("canary"))
    #expect(text.hasPrefix("=> Send header\n  POST /x?a=1 HTTP/1.1\n  X-Mine: 1\n"))
    #expect(text.contains("=> Send data, 3 bytes\n<= Recv header\n  HTTP/1.1 100"))
    #expect(text.hasSuffix("  A: b\n<= Recv data, 7 bytes\n  one\n  two\n"))
  }
}
