import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Too much of a body", .paced)
struct BodySizeFaultsTests {
  @Test("too large a body is as large as it says, or has no end")
  func bodySizes() throws {
    try withServer { server in
      for name in ["body.tooLarge", "body.tooLarge/length"] {
        let client = try RawClient(port: server.port)
        client.send("GET /faults/\(name) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(client.readAll(limit: 3_000_000).ending == .enough)
      }
      for (name, zeros) in [("gzip", Deflate.slowZeros), ("ratio", Deflate.fastZeros)] {
        let bomb = try get(server, "/faults/body.tooLarge/\(name)?mib=2")
        #expect(bomb.body.count == GZip.bombSize(blocks: 2, of: zeros))
      }
      let nested = try get(server, "/faults/body.tooLarge/nested")
      #expect(nested.first("Content-Encoding") == "gzip, gzip")
      #expect(nested.body == GZip.nestedBomb(mebibytes: 1024))
      let small = try get(server, "/faults/body.tooLarge/nested?mib=2")
      #expect(try (2 << 20..<(2 << 20) + 8 * 258).contains(Inflate.gzip(Inflate.gzip(small.body)).count))
      var layers = try get(server, "/faults/body.tooLarge/layers")
      let codings = try #require(layers.first("Content-Encoding")).split(separator: ", ")
      #expect(codings.count == 12)
      for _ in codings { layers.body = try Inflate.gzip(layers.body) }
      #expect(layers.text == "{}\n")
    }
  }
}
