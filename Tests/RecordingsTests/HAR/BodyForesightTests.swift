import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusJSON
@testable import ApusRecordings
@testable import ApusRedaction

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

  private func letters(_ count: Int) -> ReceivedBody {
    ReceivedBody(bytes: [UInt8](repeating: 0x61, count: count))
  }

  @Test("is begun for large bodies only")
  func large() {
    #expect(BodyForesight(of: letters(BodyForesight.least)) == nil)
    #expect(BodyForesight(of: letters(BodyForesight.least + 1)) != nil)
  }

  @Test("changes no byte of what is written, whether something is taken out or not")
  func same() throws {
    for text in ["plain ", "with ghp_abcdefghijkl "] {
      let body = body(text)
      #expect(try lines(of: body, BodyForesight(of: ReceivedBody(bytes: body))) == lines(of: body, nil))
    }
  }

  @Test("of another body is worth nothing")
  func other() throws {
    let (body, other) = (body("with ghp_abcdefghijkl "), body("something else here ok "))
    #expect(try lines(of: body, BodyForesight(of: ReceivedBody(bytes: other))) == lines(of: body, nil))
  }

  @Test("is that of every body with the same bytes, which has them, what it is read as, and its own sizes")
  func sameBytes() throws {
    let body = body("with ghp_abcdefghijkl ")
    let first = ReceivedBody(bytes: body)
    let foresight = try #require(BodyForesight(of: first))
    let second = ReceivedBody(bytes: Array(body), wireByteCount: 7, file: "f", isUnchanged: true)
    let shared = try #require(foresight.shared(with: second))
    #expect(shared.document === first.document && shared.bytes == body)
    #expect(shared.wireByteCount == 7 && shared.byteCount == body.count)
    #expect(shared.file == "f" && shared.isUnchanged && shared.part == nil)
    #expect(try lines(of: shared.bytes, foresight) == lines(of: body, nil))
  }

  @Test("is not that of one with another byte, first, last or one more")
  func otherBytes() throws {
    let body = body("")
    let foresight = try #require(BodyForesight(of: ReceivedBody(bytes: body)))
    for place in [0, 9, body.count - 9, body.count - 1] {
      var other = body
      other[place] ^= 1
      #expect(foresight.shared(with: ReceivedBody(bytes: other)) == nil, "\(place)")
    }
    #expect(foresight.shared(with: ReceivedBody(bytes: body + [1])) == nil)
    #expect(foresight.shared(with: ReceivedBody(bytes: Array(body.dropLast()))) == nil)
  }

  @Test("parses a body once for all who look into it, and who reads what was written is one of them")
  func shared() throws {
    let body = ReceivedBody(bytes: Array(("[" + String(repeating: "1, ", count: 30_000) + "1]").utf8))
    let foresight = try #require(BodyForesight(of: body))
    let seen = try #require(foresight.seen.document)
    #expect(try body.document.document(of: body.bytes).storage === seen.storage)
    let exchange = Exchange(
      request: Request(url: try WebURL("http://h/")), startedAt: Date(timeIntervalSince1970: 1), body: body)
    var recording = Recording(exchange)
    recording.foresight = foresight
    var writer = HARWriter(redactor: Redactor())
    let written = try writer.written(recording, id: 1)
    #expect(written.completing(recording).exchange.body.document === body.document)
  }
}
