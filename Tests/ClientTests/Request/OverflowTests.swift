import Synchronization
import Testing

@testable import ApusClient

@Suite("Bodies that are too much to be held")
struct OverflowTests {
  private func stream(_ limit: Int, patience: Duration? = nil, length: Int? = nil) -> Overflow.Stream {
    var overflow = Overflow { _ in true }
    overflow.limit = limit
    overflow.patience = patience
    return Overflow.Stream(overflow, length: length)
  }

  private func take(_ text: String, _ stream: inout Overflow.Stream) -> String {
    Array(text.utf8).withUnsafeBytes { bytes in
      stream.take(bytes).map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|")
    }
  }

  @Test("what fits is held whole, and nothing is handed over")
  func held() {
    var stream = stream(6)
    #expect(take("abc", &stream) == "" && take("def", &stream) == "")
    #expect(stream.kept == Array("abcdef".utf8))
  }

  @Test("one byte too many hands over all of it, and then what comes")
  func over() {
    var stream = stream(5)
    #expect(take("abc", &stream) == "")
    #expect(take("def", &stream) == "abc|def")
    #expect(take("g", &stream) == "g")
    #expect(stream.kept == Array("abcdefg".utf8))
  }

  @Test("of what is handed over no more than the beginning is kept, however much comes")
  func beginning() {
    var stream = stream(1 << 20)
    let piece = String(repeating: "x", count: 300_000)
    for _ in 0..<20 { _ = take(piece, &stream) }
    #expect(stream.kept.count == Overflow.beginning)
  }

  @Test("a body that says that it is too large is not held at all, and neither is one that takes too long")
  func known() {
    var large = stream(5, length: 6)
    #expect(take("a", &large) == "a")
    var late = stream(5, patience: .zero)
    #expect(take("a", &late) == "a")
    var inTime = stream(5, patience: .seconds(86_400), length: 5)
    #expect(take("a", &inTime) == "")
  }

  @Test("a body that says how large it is has room at once, unless it is not held")
  func room() {
    #expect(stream(2_000, length: 1_000).kept.capacity >= 1_000)
    #expect(stream(999, length: 1_000).kept.capacity == 0)
  }

  @Test(
    "an answer whose body is not to go there is kept in memory, and a request says identity where it asks for a part"
  )
  func places() throws {
    var overflow = Overflow { _ in true }
    overflow.takes = { $0.status < 300 }
    let error = ResponseHead(version: "HTTP/1.1", status: 404, headers: [:])
    var options = RequestOptions()
    options.delivery = .overflowing(overflow)
    guard case .memory = options.delivery(for: error) else {
      Issue.record("an error went on")
      return
    }
    var request = Request(method: .get, url: try WebURL("http://a.test/"))
    #expect(request.encodings(offering: "gzip") == "gzip")
    request.headers = ["Range": "bytes=0-9"]
    #expect(request.encodings(offering: "gzip") == "identity")
    request.options.decompresses = false
    #expect(request.encodings(offering: "gzip") == nil)
    request.headers = ["Accept-Encoding": "br"]
    #expect(request.encodings(offering: "gzip") == nil)
    let handshake = Request(url: .https("a.test"), headers: ["Upgrade": "WebSocket"])
    #expect(handshake.encodings(offering: "gzip") == nil)
  }

  @Test("events have no usual limit of silence, and have one that was chosen")
  func silence() {
    let events = ResponseHead(
      version: "HTTP/1.1", status: 200, headers: ["Content-Type": "Text/Event-Stream; x"])
    let page = ResponseHead(version: "HTTP/1.1", status: 200, headers: ["Content-Type": "text/html"])
    var deadlines = Deadlines()
    #expect(deadlines.idle(after: nil) == .seconds(30) && deadlines.idle(after: page) == .seconds(30))
    #expect(deadlines.idle(after: events) == nil)
    deadlines.idle = .seconds(5)
    #expect(deadlines.idle(after: events) == .seconds(5))
  }
}
