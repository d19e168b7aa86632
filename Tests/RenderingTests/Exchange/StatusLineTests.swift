import ApusClient
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("The status line", .paced)
struct StatusLineTests {
  func line(_ exchange: Exchange, width: Int = 80, theme: Theme = .plain) throws -> String {
    try #require(StatusLine(exchange)).text(on: Screen(width: width), theme: theme)
  }

  @Test("it says what came, how much, how long it took, and how it was spoken")
  func usual() throws {
    #expect(try line(Exchanges.simple()) == "200 OK · 1.3 kB · 87 ms · HTTP/2\n")
  }

  @Test("it names a charset that text was read from, and none that it was not")
  func charset() throws {
    func line(_ bytes: [UInt8], _ type: String, width: Int = 80) throws -> String {
      let old = try Exchanges.simple()
      let head = ResponseHead(version: "HTTP/2", status: 200, headers: ["Content-Type": type])
      let hop = Hop(sent: old.hops[0].sent, response: head, timing: old.hops[0].timing)
      let exchange = Exchange(
        request: old.request, startedAt: old.startedAt, hops: [hop], body: ReceivedBody(bytes: bytes))
      return try self.line(exchange, width: width)
    }
    let type = "text/plain; charset=sjis"
    #expect(try line([0x82, 0xe8], type) == "200 OK · 2 B · Shift_JIS · 87 ms · HTTP/2\n")
    #expect(try line([0x82, 0xe8], type, width: 25) == "200 OK · 2 B · Shift_JIS\n")
    #expect(try line([0x82], type) == "200 OK · 1 B · 87 ms · HTTP/2\n")
    #expect(try line([0x41], "text/plain; charset=utf-8") == "200 OK · 1 B · 87 ms · HTTP/2\n")
    #expect(try line([], type) == "200 OK · 0 B · 87 ms · HTTP/2\n")
  }

  @Test("the server's own words win over the usual ones")
  func reason() throws {
    let exchange = try Exchanges.simple(status: 404, reason: "Nope", version: "HTTP/1.1", body: "")
    #expect(try line(exchange) == "404 Nope · 0 B · 87 ms · HTTP/1.1\n")
  }

  @Test("a status nobody has registered stands alone")
  func unknown() throws {
    #expect(try line(Exchanges.simple(status: 299)) == "299 · 1.3 kB · 87 ms · HTTP/2\n")
  }

  @Test("a narrow screen loses the least important part first")
  func narrow() throws {
    let exchange = try Exchanges.simple(status: 404)
    #expect(try line(exchange, width: 31) == "404 Not Found · 1.3 kB · 87 ms\n")
    #expect(try line(exchange, width: 22) == "404 Not Found · 1.3 kB\n")
    #expect(try line(exchange, width: 10) == "404 Not F…\n")
  }

  @Test("that it was sent again because nothing came is said at once")
  func again() throws {
    #expect(try line(Exchanges.repeated(1)) == "200 OK · sent twice · 1.3 kB · 87 ms · HTTP/2\n")
    #expect(try line(Exchanges.repeated(2), width: 24) == "200 OK · sent 3 times\n")
  }

  @Test("each class of status has a look of its own")
  func classes() throws {
    let starts = try [100, 200, 301, 404, 500].map { status in
      String(try line(Exchanges.simple(status: status), theme: .colour).prefix { $0 != "m" })
    }
    #expect(Set(starts).count == 5)
  }

  @Test("words that would command the terminal are shown, not obeyed")
  func hostile() throws {
    let exchange = try Exchanges.simple(reason: "O\u{1b}[2JK\r\n")
    #expect(try line(exchange) == "200 O\\x1b[2JK\\r\\n · 1.3 kB · 87 ms · HTTP/2\n")
  }

  @Test("no response has no status line")
  func none() throws {
    #expect(try StatusLine(Exchanges.broken()) == nil)
  }
}
