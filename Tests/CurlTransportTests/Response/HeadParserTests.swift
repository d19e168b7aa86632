import ApusClient
import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusCurlTransport

@Suite("Header lines", .paced)
struct HeadParserTests {
  func parse(_ lines: [String], _ limits: Limits = Limits()) throws -> HeadParser {
    var parser = HeadParser(limits: limits)
    for line in lines {
      let bytes = Array(line.utf8)
      _ = try bytes.withUnsafeBytes { try parser.take($0) }
    }
    return parser
  }

  @Test("a head is complete at its empty line, and only the final one says so")
  func completes() throws {
    var parser = HeadParser(limits: Limits())
    var said: [Bool] = []
    for line in ["HTTP/1.1 100 Continue\r\n", "\r\n", "HTTP/2 200\n", "a: b\n", "\n", "t: 1\r\n", "\r\n"] {
      said.append(try Array(line.utf8).withUnsafeBytes { try parser.take($0) })
    }
    #expect(said == [false, false, false, false, true, false, false])
    #expect(parser.informational.map(\.status) == [100])
    #expect(parser.response?.version == "HTTP/2")
    #expect(parser.trailers.map(\.name) == ["t"])
  }

  @Test("a switch of protocols is final")
  func switching() throws {
    #expect(try parse(["HTTP/1.1 101 S\r\n", "\r\n"]).response?.status == 101)
  }

  @Test("equal lengths are one length", arguments: [["5", "5"], ["5, 5"], ["5,5", "5"]])
  func lengths(_ values: [String]) throws {
    let head = ["HTTP/1.1 200 OK\r\n"] + values.map { "Content-Length: \($0)\r\n" } + ["\r\n"]
    #expect(try parse(head).contentLength == 5)
  }

  @Test("the length of an informational response is not the final one's")
  func informationalLength() throws {
    let lines = ["HTTP/1.1 103 E\r\n", "Content-Length: 5\r\n", "\r\n", "HTTP/1.1 200 OK\r\n", "\r\n"]
    #expect(try parse(lines).contentLength == nil)
  }

  @Test("random bytes are a head or a problem, never a crash")
  func random() {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array("HTTP/1.1 200 \r\n\t:abc,5-\0é".utf8) + [0xff, 0x80]
    for _ in 0..<Trials.share(of: 20_000) {
      var parser = HeadParser(limits: Limits())
      for _ in 0..<4 {
        let line = (0..<Int.random(in: 0...20, using: &generator)).compactMap { _ in
          alphabet.randomElement(using: &generator)
        }
        _ = try? line.withUnsafeBytes { try parser.take($0) }
      }
    }
    for encoding in ContentEncoding.allCases {
      for _ in 0..<Trials.share(of: 300) {
        let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
          UInt8.random(in: .min ... .max, using: &generator)
        }
        let decoder = try? ContentEncoding.decoders(for: ["Content-Encoding": encoding.rawValue]).first
        _ = try? (Array(Samples.gzip.prefix(Int.random(in: 0...20, using: &generator))) + bytes)
          .withUnsafeBytes {
            try decoder?.decode($0) { _ in }
          }
      }
    }
  }
}

/// Gives the same numbers every time.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
