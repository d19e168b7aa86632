import ApusPacingTestSupport
import ApusRandomTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("Requests that are refused", .paced)
struct MalformedRequestTests {
  private static let host = "Host: practice.localhost\r\n"

  /// What is sent, and the status that answers it.
  private static let malformed: [(what: String, request: String, status: Int)] = [
    ("a bare line feed", "GET /echo HTTP/1.1\nHost: a\n\n", 400),
    ("a bare line feed among the headers", "GET /echo HTTP/1.1\r\nHost: a\nX: 1\r\n\r\n", 400),
    ("a bare carriage return", "GET /echo HTTP/1.1\r\nHost: localhost\rX: 1\r\n\r\n", 400),
    ("two spaces", "GET  /echo HTTP/1.1\r\n\(host)\r\n", 400),
    ("a tab for a space", "GET\t/echo HTTP/1.1\r\n\(host)\r\n", 400),
    ("a space at the end", "GET /echo HTTP/1.1 \r\n\(host)\r\n", 400),
    ("a space at the beginning", " GET /echo HTTP/1.1\r\n\(host)\r\n", 400),
    ("no version", "GET /echo\r\n\(host)\r\n", 400),
    ("a method that is no token", "G(T /echo HTTP/1.1\r\n\(host)\r\n", 400),
    ("no method", " /echo HTTP/1.1\r\n\(host)\r\n", 400),
    ("a lower-case protocol", "GET /echo http/1.1\r\n\(host)\r\n", 400),
    ("a version without a digit", "GET /echo HTTP/1.x\r\n\(host)\r\n", 400),
    ("a long version", "GET /echo HTTP/1.11\r\n\(host)\r\n", 400),
    ("version 2", "PRI * HTTP/2.0\r\n\(host)\r\n", 505),
    ("version 0.9", "GET /echo HTTP/0.9\r\n\(host)\r\n", 505),
    ("a relative target", "GET echo HTTP/1.1\r\n\(host)\r\n", 400),
    ("an asterisk for GET", "GET * HTTP/1.1\r\n\(host)\r\n", 400),
    ("a fragment", "GET /echo#top HTTP/1.1\r\n\(host)\r\n", 400),
    ("a URL of another kind", "GET https://a/echo HTTP/1.1\r\n\(host)\r\n", 400),
    ("a URL without a host", "GET http:///echo HTTP/1.1\r\n\(host)\r\n", 400),
    ("a user in the URL", "GET http://u:p@a/echo HTTP/1.1\r\n\(host)\r\n", 400),
    ("a raw non-ASCII target", "GET /りんご HTTP/1.1\r\n\(host)\r\n", 400),
    ("a control character in the target", "GET /a\u{1b}b HTTP/1.1\r\n\(host)\r\n", 400),
    ("half a percent escape", "GET /echo/%4 HTTP/1.1\r\n\(host)\r\n", 400),
    ("a percent escape of other letters", "GET /echo?a=%zz HTTP/1.1\r\n\(host)\r\n", 400),
    ("CONNECT", "CONNECT a:443 HTTP/1.1\r\n\(host)\r\n", 501),
    ("no host", "GET /echo HTTP/1.1\r\n\r\n", 400),
    ("two hosts", "GET /echo HTTP/1.1\r\n\(host)\(host)\r\n", 400),
    ("a host that is none", "GET /echo HTTP/1.1\r\nHost: a b\r\n\r\n", 400),
    ("a host with markup", "GET /echo HTTP/1.1\r\nHost: a\"><b\r\n\r\n", 400),
    ("a space before the colon", "GET /echo HTTP/1.1\r\n\(host)X : 1\r\n\r\n", 400),
    ("no colon", "GET /echo HTTP/1.1\r\n\(host)X 1\r\n\r\n", 400),
    ("an empty name", "GET /echo HTTP/1.1\r\n\(host): 1\r\n\r\n", 400),
    ("a name that is no token", "GET /echo HTTP/1.1\r\n\(host)X(1): 1\r\n\r\n", 400),
    ("a folded line", "GET /echo HTTP/1.1\r\n\(host)X: 1\r\n 2\r\n\r\n", 400),
    ("a fold in the first header", "GET /echo HTTP/1.1\r\n \(host)\r\n", 400),
    ("NUL in a value", "GET /echo HTTP/1.1\r\n\(host)X: a\u{0}b\r\n\r\n", 400),
    ("NUL in the request line", "GET /ec\u{0}ho HTTP/1.1\r\n\(host)\r\n", 400),
    ("an escape in a value", "GET /echo HTTP/1.1\r\n\(host)X: \u{1b}[31m\r\n\r\n", 400),
    ("two lengths", "POST /echo HTTP/1.1\r\n\(host)Content-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400),
    (
      "the same length twice",
      "POST /echo HTTP/1.1\r\n\(host)Content-Length: 1\r\nContent-Length: 1\r\n\r\na", 400
    ),
    ("two lengths in one line", "POST /echo HTTP/1.1\r\n\(host)Content-Length: 1, 1\r\n\r\na", 400),
    ("a length with a sign", "POST /echo HTTP/1.1\r\n\(host)Content-Length: +1\r\n\r\na", 400),
    ("a negative length", "POST /echo HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\na", 400),
    ("an empty length", "POST /echo HTTP/1.1\r\n\(host)Content-Length:\r\n\r\na", 400),
    ("a length in hexadecimal", "POST /echo HTTP/1.1\r\n\(host)Content-Length: 0x1\r\n\r\na", 400),
    (
      "a length beyond counting", "POST /echo HTTP/1.1\r\n\(host)Content-Length: 9999999999999999999\r\n\r\n",
      400
    ),
    (
      "a length and chunks",
      "POST /echo HTTP/1.1\r\n\(host)Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400
    ),
    ("an unknown coding", "POST /echo HTTP/1.1\r\n\(host)Transfer-Encoding: gzip, chunked\r\n\r\n", 501),
    ("chunked twice", "POST /echo HTTP/1.1\r\n\(host)Transfer-Encoding: chunked, chunked\r\n\r\n", 400),
    ("an empty coding", "POST /echo HTTP/1.1\r\n\(host)Transfer-Encoding:\r\n\r\n", 400),
    ("chunks in HTTP/1.0", "POST /echo HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    ("a chunk size of letters", chunked("zz\r\n"), 400),
    ("a chunk size with a prefix", chunked("0x2\r\nab\r\n0\r\n\r\n"), 400),
    ("a chunk size with a sign", chunked("-1\r\n"), 400),
    ("a chunk size with a space", chunked(" 2\r\nab\r\n0\r\n\r\n"), 400),
    ("an empty chunk size", chunked("\r\n"), 400),
    ("a chunk size beyond counting", chunked("ffffffffffffffffff\r\n"), 400),
    ("a chunk longer than its size", chunked("2\r\nabc\r\n0\r\n\r\n"), 400),
    ("a chunk that ends in a bare line feed", chunked("2\r\nab\n0\r\n\r\n"), 400),
    ("a malformed trailer", chunked("0\r\nX : 1\r\n\r\n"), 400),
    ("a coding behind a vertical tab", smuggled("Transfer-Encoding: \u{b}chunked"), 400),
    ("a coding with a space before its colon", smuggled("Transfer-Encoding : chunked"), 400),
    ("a coding folded onto the next line", smuggled("Transfer-Encoding:\r\n chunked"), 400),
    ("two codings in two lines", smuggled("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity"), 501),
    ("a chunk extension with a bare carriage return", chunked("2;a=\rb\r\nab\r\n0\r\n\r\n"), 400),
    ("an unknown expectation", "POST /echo HTTP/1.1\r\n\(host)Expect: magic\r\n\r\n", 417),
    ("a TLS greeting", "\u{16}\u{3}\u{1}\u{0}\u{5}\r\n\r\n", 400),
    ("two empty lines first", "\r\n\r\nGET /echo HTTP/1.1\r\n\(host)\r\n", 400),
  ]

  private static func smuggled(_ field: String) -> String {
    "POST /echo HTTP/1.1\r\n\(host)\(field)\r\n\r\n0\r\n\r\n"
  }

  private static func chunked(_ body: String) -> String {
    "POST /echo HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n\(body)"
  }

  @Test("each malformed request is refused with its status and a sentence, and its connection is closed")
  func malformed() throws {
    try withServer { server in
      for (what, request, status) in Self.malformed {
        let client = try RawClient(port: server.port)
        client.send(request)
        let response = try client.readResponse()
        #expect(response.status == status, "\(what)")
        #expect(response.text.contains("\"message\": \""), "\(what)")
        #expect(response.first("Connection") == "close", "\(what)")
        #expect(client.readAll().ending == .closed, "\(what)")
      }
      #expect(try get(server, "/echo").status == 200)
    }
  }

  @Test("nothing that follows a malformed request is served")
  func noSmuggling() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      client.send("GET /echo HTTP/1.1\r\nHost : a\r\n\r\nGET /status/299 HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try client.readResponse().status == 400)
      #expect(client.readAll().bytes.isEmpty)
    }
  }

  @Test("random bytes never stop the server")
  func randomBytes() throws {
    try withServer { server in
      var random = SeededGenerator(seed: 7)
      let words = [
        "GET ", "/echo", " HTTP/1.1", "\r\n", "\n", "Host: a", ":", "Content-Length: 3", "\u{0}", "%", "0",
      ]
      for _ in 0..<300 {
        let client = try RawClient(port: server.port)
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          if Bool.random(using: &random) {
            bytes += Array((words.randomElement(using: &random) ?? "").utf8)
          } else {
            bytes.append(UInt8.random(in: 0...255, using: &random))
          }
        }
        client.send(bytes)
        client.stopSending()
        #expect(client.readAll().ending != .silent)
      }
      #expect(try get(server, "/echo").status == 200)
    }
  }

  @Test("a request that is nearly right is answered or refused, and never served twice")
  func mutated() throws {
    let whole = Array(
      "POST /echo?a=1 HTTP/1.1\r\n\(Self.host)Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n".utf8)
    let pieces = ["\r\n", "\n", "\r", " ", "\t", ":", "0", "\u{0}", "Content-Length: 3\r\n", "chunked", "%"]
    try withServer { server in
      var random = SeededGenerator(seed: 11)
      for number in 0..<400 {
        var bytes = whole
        for _ in 0...random.below(3) {
          let place = random.below(bytes.count)
          if random.flip(0.5) { bytes.remove(at: place) }
          if random.flip(0.7) { bytes.insert(contentsOf: random.pick(pieces).utf8, at: place) }
        }
        let client = try RawClient(port: server.port)
        client.send(bytes)
        client.stopSending()
        let (answer, ending) = client.readAll()
        #expect(ending == .closed || ending == .reset, "\(number)")
        let served =
          String(decoding: answer, as: UTF8.self).components(separatedBy: "HTTP/1.1 200 ").count - 1
        #expect(served <= 1, "\(number): \(bytes)")
      }
      #expect(try get(server, "/echo").status == 200)
    }
  }
}
