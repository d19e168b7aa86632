import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What a sentence rests on", .paced)
struct EvidenceTests {
  @Test("is a line of a head, as it came, and of a credential only the name")
  func heads() {
    let head = ResponseHead(version: "HTTP/1.1", status: 404, reason: "Not Found")
    #expect(Evidence.status(head).items == [.init(source: .response, text: "HTTP/1.1 404 Not Found")])
    #expect(Evidence.status(ResponseHead(version: "", status: 204)).items.first?.text == "204")
    #expect(Evidence.line(HeaderField(name: "ETag", value: "\"a\"")).items.first?.text == "ETag: \"a\"")
    #expect(
      Evidence.sent(HeaderField(name: "Authorization", value: "Bearer abc")).items.first?.text
        == "Authorization: •••")
    #expect(Evidence.sent(HeaderField(name: "Range", value: "bytes=0-9")).items.first?.source == .request)
  }

  @Test("of fields of a name are all of them in order, or none")
  func fields() {
    let headers: HeaderFields = ["Vary": "Accept", "X-A": "1", "vary": "Origin"]
    #expect(headers.evidence(of: "Vary")?.items.map(\.text) == ["Vary: Accept", "vary: Origin"])
    #expect(headers.evidence(ofAny: ["X-A", "X-B"])?.items.map(\.text) == ["X-A: 1"])
    #expect(headers.evidence(of: "X-B") == nil)
  }

  @Test("is a request without its query, which may hold a credential")
  func requests() throws {
    let exchange = try Incidents.exchange(200, url: "https://api.test/a?token=abc")
    #expect(Evidence.request(exchange).items.map(\.text) == ["GET /a"])
  }

  @Test(
    "is a body's bytes by their numbers, with the beginning of its first line",
    arguments: [
      ("", "0 bytes"), ("x", "byte 0: x"), ("[note]\nhello", "bytes 0-11: [note] …"),
      ("りんごりんごりんごりんごりんごりんごりんごりんごりんご", "bytes 0-80: りんごりんごりんごりんごりんごりんごりんごりんご …"),
    ])
  func bodies(_ body: String, _ text: String) throws {
    let exchange = try Incidents.exchange(200, headers: ["Content-Type": "text/plain"], body: body)
    #expect(Evidence.beginning(of: exchange).items == [.init(source: .bytes, text: text)])
  }

  @Test("may be several lines, one below the other")
  func sums() {
    let both = Evidence(.time, "1 ms") + Evidence(.line, "get /")
    #expect(both.items.map(\.text) == ["1 ms", "get /"])
    #expect((Evidence(.time, "1 ms") + nil).items.count == 1)
  }
}
