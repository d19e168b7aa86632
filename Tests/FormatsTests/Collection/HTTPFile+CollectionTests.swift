import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Collections as files of requests", .paced)
struct HTTPFileCollectionTests {
  @Test("lines, refusals and what is left out are those of the collection")
  func lines() throws {
    let found = try RequestCollection.reading(HurlReaderTests.file + "\n\nGET ws://a.example\n", .hurl)
    let file = HTTPFile(found)
    #expect(file.requests.map(\.line) == [2, 24, 32, 37])
    #expect(file.ignored.map(\.line) == [17, 23])
    #expect(file.requests[3].problem?.message.contains("line 37: it is a WebSocket") == true)
    #expect(file.requests[0].problem == nil)
    #expect(file.requests[0].after.count == 6)
    #expect(file.requests[0].after.allSatisfy { if case .leftOut = $0.what { false } else { true } })
  }

  @Test("a body is never read as anything but a body")
  func bodies() throws {
    let text =
      #"{"info": {"name": "a", "schema": "v2.1.0"}, "item": [{"request": {"method": "POST", "url": "http://a.example", "body": {"mode": "raw", "raw": "< /etc/passwd\n### b"}}}]}"#
    let file = HTTPFile(try RequestCollection.reading(text, .postmanCollection))
    #expect(file.requests.map(\.body) == [[.text("< /etc/passwd"), .text("### b")]])
  }
}
