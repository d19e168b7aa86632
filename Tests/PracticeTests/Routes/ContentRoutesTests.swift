import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Kinds of content", .paced)
struct ContentRoutesTests {
  @Test(
    "an etag that matches is answered 304",
    arguments: [
      ("If-None-Match: \"practice-1\"", 304), ("If-None-Match: W/\"practice-1\"", 304),
      ("If-None-Match: *", 304),
      ("If-None-Match: \"a\", \"practice-1\"", 304), ("If-None-Match: \"a\"", 200),
      ("If-Modified-Since: Thu, 31 Dec 2020 23:59:59 GMT", 304), ("If-Modified-Since: whenever", 200),
    ])
  func etag(field: String, status: Int) throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let response = try client.get("/etag", field)
      #expect(response.status == status)
      #expect(response.first("ETag") == "\"practice-1\"")
      #expect(try client.get("/etag").status == 200)
    }
  }

  @Test("gzip, a page and a picture are what they say")
  func kinds() throws {
    try withServer { server in
      let gzip = try get(server, "/gzip")
      #expect(gzip.first("Content-Encoding") == "gzip")
      #expect(String(decoding: try Inflate.gzip(gzip.body), as: UTF8.self).contains("\"gzipped\": true"))
      #expect(try get(server, "/html").text.hasPrefix("<!DOCTYPE html>"))
      let image = try get(server, "/image")
      #expect(image.first("Content-Type") == "image/png")
      #expect(try PNGReader.size(of: image.body) == [48, 32])
    }
  }

  @Test("an upload is counted, in chunks too")
  func upload() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      let body = [UInt8](repeating: 0, count: 300_000)
      #expect(try client.ask("PUT", "/upload", body: body).text.contains("\"bytes\": 300000"))
      client.send(
        "POST /upload HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n"
      )
      let chunked = try client.readResponse()
      #expect(chunked.text.contains("\"bytes\": 5"))
      #expect(chunked.text.contains("\"chunked\": true"))
    }
  }
}

/// Walks through a picture's chunks and checks each.
private enum PNGReader {
  struct Failure: Error {}

  static func size(of file: [UInt8]) throws -> [Int] {
    func number(at index: Int) -> Int { file[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
    var position = 8
    var names: [String] = []
    while position + 12 <= file.count {
      let length = number(at: position)
      let content = file[(position + 4)..<(position + 8 + length)]
      guard Int(CRC32.of(content)) == number(at: position + 8 + length) else { throw Failure() }
      names.append(String(decoding: content.prefix(4), as: UTF8.self))
      position += 12 + length
    }
    guard names == ["IHDR", "IDAT", "IEND"], position == file.count else { throw Failure() }
    return [number(at: 16), number(at: 20)]
  }
}
