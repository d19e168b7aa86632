import ApusPacingTestSupport
import Testing

@testable import ApusPractice

/// What each fault that is written byte by byte puts on the wire. The names that are missing here are in
/// `FaultResponseTests`; a test there compares both with the list.
enum FaultBytes {
  typealias Expectation = (name: String, bytes: String, ending: RawClient.Ending)

  private static let json = "Content-Type: application/json; charset=utf-8\r\n"
  private static let ok = "HTTP/1.1 200 OK\r\n"
  private static let pair = "Content-Length: 2\r\n\r\n{}"

  static let all: [Expectation] = connection + malformed + framing + odd

  private static let connection: [Expectation] = [
    ("network.reset", "", .reset),
    ("network.reset/head", ok + json, .reset),
    ("network.reset/body", ok + json + "Content-Length: 1000\r\n\r\n{\"half\": ", .reset),
    ("network.closed", "", .closed),
    ("network.closed/head", ok + json, .closed),
    ("timeout.idle", ok + json + "Content-Length: 1000\r\n\r\n{\"half\": ", .silent),
    ("timeout.idle/head", "", .silent),
    ("body.truncated", ok + json + "Content-Length: 1000\r\n\r\n" + half, .closed),
    ("body.truncated/chunk", ok + json + "Transfer-Encoding: chunked\r\n\r\n38\r\n\(half)\r\n", .closed),
    ("body.truncated/in-chunk", ok + json + "Transfer-Encoding: chunked\r\n\r\n3e8\r\n\(half)", .closed),
  ]

  private static let half = "{\"message\": \"the rest of this never comes\", \"complete\": "

  private static let malformed: [Expectation] = [
    ("protocol.status", "220 practice.test ESMTP ready\r\n\r\n", .closed),
    ("protocol.status/number", "HTTP/1.1 OK 200\r\n" + pair, .closed),
    ("protocol.status/short", "HTTP/1.1 20 OK\r\n" + pair, .closed),
    ("protocol.status/range", "HTTP/1.1 999999 Many\r\n" + pair, .closed),
    ("protocol.status/version", "HTTP/9.9 200 OK\r\n" + pair, .closed),
    ("protocol.header", ok + json + "this line has no colon\r\n" + pair, .closed),
    ("protocol.header/space", ok + json + "X-Space : 1\r\n" + pair, .closed),
    ("protocol.header/name", ok + json + "X(Bad)Name: 1\r\n" + pair, .closed),
    ("protocol.header/empty", ok + json + ": 1\r\n" + pair, .closed),
    ("protocol.header/null", ok + json + "X-Null: a\u{0}b\r\n" + pair, .closed),
    ("protocol.header/return", ok + json + "X-Return: a\rb\r\n" + pair, .closed),
  ]

  private static let framing: [Expectation] = [
    ("protocol.framing", ok + json + "Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}", .silent),
    ("body.tooLarge/longest", ok + json + "Content-Length: 9223372036854775807\r\n\r\n{}", .closed),
    ("protocol.framing/number", ok + json + "Content-Length: two\r\n\r\n{}", .closed),
    ("protocol.framing/negative", ok + json + "Content-Length: -2\r\n\r\n{}", .closed),
    ("protocol.framing/overflow", ok + json + "Content-Length: 99999999999999999999999\r\n\r\n{}", .closed),
    (
      "protocol.framing/both",
      ok + json + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", .closed
    ),
    ("protocol.framing/coding", ok + json + "Transfer-Encoding: rot13\r\n\r\n{}", .closed),
    ("protocol.framing/chunk", chunked("2\r\n{}\r\nzz\r\n"), .closed),
    ("protocol.framing/chunk-overflow", chunked("fffffffffffffffffffff\r\n{}"), .closed),
    ("protocol.framing/chunk-end", chunked("2\r\n{} and more\r\n0\r\n\r\n"), .closed),
  ]

  private static func chunked(_ body: String) -> String {
    ok + json + "Transfer-Encoding: chunked\r\n\r\n" + body
  }

  private static let odd: [Expectation] = [
    (
      "odd.interim",
      "HTTP/1.1 103 Early Hints\r\nLink: </style.css>; rel=preload\r\n\r\n"
        + "HTTP/1.1 103 Early Hints\r\nLink: </script.js>; rel=preload\r\n\r\n"
        + ok + json + "Content-Length: 16\r\n\r\n{\"early\": false}", .closed
    ),
    (
      "odd.trailers",
      ok + json + "Trailer: X-Checksum\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "e\r\n{\"late\": true}\r\n0\r\nX-Checksum: 12345\r\nX-Took: 3 ms\r\n\r\n", .closed
    ),
    ("odd.chunks", chunked("1;name=value\r\n{\r\n01\r\n}\r\n00;last\r\n\r\n"), .closed),
    ("odd.reason", "HTTP/1.1 200 \r\n" + json + pair, .closed),
    ("odd.reason/bare", "HTTP/1.1 200\r\n" + json + pair, .closed),
    ("odd.version", "HTTP/1.0 200 OK\r\n" + json + "\r\n{\"version\": \"1.0\"}\n", .closed),
    ("odd.fields", ok + json + "x-twice: 1\r\nX-TWICE: 2\r\nX-Empty:\r\n" + pair, .closed),
    ("odd.fold", ok + json + "X-Fold: 1\r\n  2\r\n" + pair, .closed),
    ("odd.lengths", ok + json + "Content-Length: 2\r\n" + pair, .closed),
    ("odd.surplus", ok + json + pair + "HTTP/1.1 200 OK\r\n", .closed),
    ("odd.escapes/header", ok + json + "X-Title: \u{1b}]0;taken over\u{7}\r\n" + pair, .closed),
    ("odd.escapes/reason", "HTTP/1.1 200 \u{1b}[31mOK\u{1b}]0;hi\u{7}\r\n" + json + pair, .closed),
  ]
}

@Suite("Faults, byte by byte", .paced)
struct FaultBytesTests {
  @Test("each fault puts exactly these bytes on the wire, and ends like this")
  func bytes() throws {
    try withServer { server in
      for (name, bytes, ending) in FaultBytes.all {
        let client = try asking(server, for: name)
        let expected = Array(bytes.utf8)
        if ending == .silent {
          #expect(client.readAll(limit: expected.count).bytes == expected, "\(name)")
          #expect(client.readAll(patience: 50) == ([], .silent), "\(name)")
        } else {
          #expect(client.readAll() == (expected, ending), "\(name)")
        }
      }
    }
  }

  @Test("bytes that are no text are sent as they are")
  func binary() throws {
    try withServer { server in
      let greeting = try asking(server, for: "protocol.status/binary").readAll()
      #expect(greeting.bytes == [0x15, 3, 1, 0, 2, 2, 0x28, 0, 0xff, 0xfe, 0x0d, 0x0a])
      #expect(greeting.ending == .closed)
      let latin1 = try asking(server, for: "odd.latin1").readAll().bytes
      #expect(
        latin1.indices.contains {
          latin1[$0...].starts(with: Array("X-Name: Jos".utf8) + [0xe9, 0x0d, 0x0a])
        })
    }
  }

  @Test("the large and the endless ones are as large as they say")
  func sizes() throws {
    try withServer { server in
      let reason = try asking(server, for: "protocol.status/long").readAll()
      #expect(reason.bytes.count > 400_000)
      #expect(reason.ending == .closed)

      let header = try RawClient(port: server.port)
      header.send("GET /faults/header.tooLarge HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try header.readHead().first("X-Huge")?.utf8.count == 400_000)

      let many = try RawClient(port: server.port)
      many.send("GET /faults/header.tooLarge/many HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try many.readHead().fields.count == 10_002)

      let fold = try asking(server, for: "header.tooLarge/fold").readAll()
      #expect(fold.bytes.count > 400_000)
      #expect(fold.ending == .closed)
      #expect(String(decoding: fold.bytes, as: UTF8.self).contains("X-Fold: 1\r\n ff"))

      let endless = try asking(server, for: "header.tooLarge/endless").readAll(limit: 1_000_000)
      #expect(endless.ending == .enough)
      #expect(!String(decoding: endless.bytes, as: UTF8.self).contains("\r\n\r\n"))
    }
  }

  private func asking(_ server: PracticeServer, for name: String) throws -> RawClient {
    let client = try RawClient(port: server.port)
    client.send("GET /faults/\(name) HTTP/1.1\r\nHost: practice.localhost\r\n\r\n")
    return client
  }
}
