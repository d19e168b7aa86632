import ApusClient
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("What a request has on the wire", .paced)
struct WireRequestTests {
  @Test("a field of the request's own replaces the one a transport would add")
  func ownFields() throws {
    let headers: HeaderFields = [
      "A": "1", "Host": "other.test", "Content-Length": "9", "Content-Type": "x/y",
    ]
    let request = try Exchanges.request(.post, headers: headers, body: .text("hi"))
    let wire = WireRequest(request, bodyByteCount: 2)
    #expect(
      wire.fields.map(\.description) == [
        "Host: other.test", "A: 1", "Content-Length: 9", "Content-Type: x/y",
        "Accept-Encoding: \(WireRequest.acceptEncoding)",
      ])
  }
}
