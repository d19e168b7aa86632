import ApusClient
import ApusPacingTestSupport
import ApusRedaction
import Foundation
import Testing

@testable import ApusRecordings

@Suite("What writing a large body down will take", .paced)
struct BodyForesightTests {
  private func body(_ text: String) -> [UInt8] {
    let filler = Array(String(repeating: "図書館 \"\\\u{1} ", count: 6_000).utf8)
    return Array(text.utf8) + filler
  }

  private func lines(of body: [UInt8], _ foresight: BodyForesight?) throws -> [[UInt8]] {
    let request = Request(url: try WebURL("http://h/"))
    let exchange = Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 1),
      hops: [
        Hop(
          sent: SentRequest(method: .get, url: request.url, headers: [:]),
          response: ResponseHead(version: "HTTP/1.1", status: 200, headers: ["Content-Type": "text/plain"]),
          timing: Timing(total: .zero))
      ], body: ReceivedBody(bytes: body))
    var recording = Recording(exchange)
    recording.foresight = foresight
    var writer = HARWriter(redactor: Redactor())
    return try writer.lines(for: recording, id: 1)
  }

  @Test("is begun for large bodies only")
  func large() {
    #expect(BodyForesight(of: [UInt8](repeating: 0x61, count: BodyForesight.least)) == nil)
    #expect(BodyForesight(of: [UInt8](repeating: 0x61, count: BodyForesight.least + 1)) != nil)
  }

  @Test("changes no byte of what is written, whether something is taken out or not")
  func same() throws {
    for text in ["plain ", "with ghp_abcdefghijkl "] {
      let body = body(text)
      #expect(try lines(of: body, BodyForesight(of: body)) == lines(of: body, nil))
    }
  }

  @Test("of another body is worth nothing")
  func other() throws {
    let (body, other) = (body("with ghp_abcdefghijkl "), body("something else here ok "))
    #expect(try lines(of: body, BodyForesight(of: other)) == lines(of: body, nil))
  }
}
