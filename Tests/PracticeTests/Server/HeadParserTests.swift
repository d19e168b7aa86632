import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Lines of a request's head", .paced)
struct HeadParserTests {
  /// The status of the refusal; nil when there is none.
  private func refusal(_ parse: () throws -> Void) -> Int? {
    do {
      try parse()
      return nil
    } catch {
      return (error as? Refusal)?.status
    }
  }

  @Test("a request line is a method, a target and a version")
  func requestLine() throws {
    let line = try HeadParser.requestLine(Array("M-SEARCH /a?b=%20 HTTP/1.0".utf8))
    #expect(line == ("M-SEARCH", "/a?b=%20", 0))
    #expect(try HeadParser.requestLine(Array("OPTIONS * HTTP/1.1".utf8)).minorVersion == 1)
  }

  @Test(
    "a request line that is none is refused",
    arguments: [
      ("", 400), ("GET /", 400), ("GET / HTTP/1.1 ", 400), ("GET  / HTTP/1.1", 400), ("G(T / HTTP/1.1", 400),
      (" / HTTP/1.1", 400), ("GET /é HTTP/1.1", 400), ("GET /\u{7f} HTTP/1.1", 400), ("GET / HTTP/1", 400),
      ("GET / http/1.1", 400), ("GET / HTTP/1,1", 400), ("GET / HTTP/1.x", 400), ("GET / HTTP/1.11", 400),
      ("GET / HTTP/2.0", 505), ("GET / HTTP/0.9", 505), ("CONNECT a:1 HTTP/1.1", 501),
    ])
  func badRequestLines(_ line: String, _ status: Int) {
    #expect(refusal { _ = try HeadParser.requestLine(Array(line.utf8)) } == status)
  }

  @Test(
    "a header line is a name, a colon and a value without the blanks around it",
    arguments: [
      ("Host: a", "Host", "a"), ("x-A:b", "x-A", "b"), ("X:", "X", ""), ("X: \t a b \t", "X", "a b"),
      ("X: a:b", "X", "a:b"), ("X: りんご", "X", "りんご"),
    ])
  func fields(_ line: String, _ name: String, _ value: String) throws {
    #expect(try HeadParser.field(Array(line.utf8)) == Field(name, value))
  }

  @Test("a value that is no UTF-8 is Latin-1")
  func latin1() throws {
    #expect(try HeadParser.field(Array("X: Jos".utf8) + [0xe9]).value == "José")
  }

  @Test(
    "a header line that is none is refused",
    arguments: ["", "X", ": a", "X : a", " X: a", "\tX: a", "X(: a", "X: a\u{0}", "X: \u{1b}[m", "X: a\rb"])
  func badFields(_ line: String) {
    #expect(refusal { _ = try HeadParser.field(Array(line.utf8)) } == 400)
  }

  @Test("the end of a body is found by its length or its chunks; without either there is none")
  func framing() throws {
    #expect(try HeadParser.framing([], minorVersion: 1) == .length(0))
    #expect(try HeadParser.framing([Field("content-length", "007")], minorVersion: 0) == .length(7))
    #expect(
      try HeadParser.framing([Field("Content-Length", "999999999999999999")], minorVersion: 1)
        == .length(999_999_999_999_999_999))
    #expect(try HeadParser.framing([Field("Transfer-Encoding", "Chunked")], minorVersion: 1) == .chunked)
    #expect(try HeadParser.framing([Field("Expect", "100-Continue")], minorVersion: 1) == .length(0))
  }

  private static let badFramings: [(fields: [(String, String)], status: Int)] = [
    ([("Content-Length", "")], 400), ([("Content-Length", "-1")], 400), ([("Content-Length", "+1")], 400),
    ([("Content-Length", "1a")], 400), ([("Content-Length", "1, 1")], 400),
    ([("Content-Length", "1000000000000000000")], 400),
    ([("Content-Length", "1"), ("Content-Length", "1")], 400),
    ([("Content-Length", "1"), ("Transfer-Encoding", "chunked")], 400),
    ([("Transfer-Encoding", "")], 400), ([("Transfer-Encoding", "chunked, chunked")], 400),
    ([("Transfer-Encoding", "gzip, chunked")], 501),
    ([("Transfer-Encoding", "chunked"), ("Transfer-Encoding", "identity")], 501),
    ([("Expect", "magic")], 417),
  ]

  @Test("a body whose end can be understood in two ways, or in none, is refused")
  func badFraming() {
    for (fields, status) in Self.badFramings {
      let fields = fields.map { Field($0.0, $0.1) }
      #expect(refusal { _ = try HeadParser.framing(fields, minorVersion: 1) } == status, "\(fields)")
    }
    let chunked = [Field("Transfer-Encoding", "chunked")]
    #expect(refusal { _ = try HeadParser.framing(chunked, minorVersion: 0) } == 400)
  }

  private func authority(_ target: String, _ hosts: String..., minorVersion: Int = 1) throws -> String {
    try HeadParser.authority(
      target: RequestTarget(target, method: "GET"), fields: hosts.map { Field("Host", $0) },
      minorVersion: minorVersion, fallback: "127.0.0.1:80")
  }

  @Test("the host is the target's, then the header's, then the server's own")
  func host() throws {
    #expect(try authority("http://b:2/x", "a") == "b:2")
    #expect(try authority("/x", "[::1]:8080") == "[::1]:8080")
    #expect(try authority("/x", "") == "127.0.0.1:80")
    #expect(try authority("/x", minorVersion: 0) == "127.0.0.1:80")
  }

  @Test("a host that is missing, double or none is refused")
  func badHosts() {
    #expect(refusal { _ = try authority("/x") } == 400)
    #expect(refusal { _ = try authority("/x", "a", "a") } == 400)
    #expect(refusal { _ = try authority("/x", "a b") } == 400)
    #expect(refusal { _ = try authority("/x", "a\"><b") } == 400)
    #expect(refusal { _ = try authority("http:///x", "a") } == 400)
    #expect(refusal { _ = try authority("http://u@a/x", "a") } == 400)
  }

  @Test(
    "the size of a chunk is hexadecimal, and an extension means nothing",
    arguments: [
      ("0", 0), ("a", 10), ("fF", 255), ("0001", 1), ("3;name=value", 3),
      ("7fffffffffffff", 0x7f_ffff_ffff_ffff),
    ])
  func chunkSizes(_ line: String, _ size: Int) throws {
    #expect(try HeadParser.chunkSize(Array(line.utf8)) == size)
  }

  @Test(
    "a size that is none is refused",
    arguments: ["", ";a=b", "0x2", "-1", " 2", "2 ", "zz", "1000000000000000", "2;a=\r"])
  func badChunkSizes(_ line: String) {
    #expect(refusal { _ = try HeadParser.chunkSize(Array(line.utf8)) } == 400)
  }
}
