import Foundation
import PacingTestSupport
import Testing

@testable import Practice

@Suite("Streams, sizes and kinds of content", .paced)
struct ContentTests {
  @Test("streams come in chunks, a line or an event each")
  func streams() throws {
    try withServer { server in
      let lines = try get(server, "/stream/3?every=1")
      #expect(lines.first("Transfer-Encoding") == "chunked")
      #expect(lines.text.split(separator: "\n").count == 3)
      let events = try get(server, "/sse/2")
      #expect(events.first("Content-Type") == "text/event-stream")
      #expect(
        events.text
          == "id: 0\nevent: tick\ndata: {\"count\": 0}\n\nid: 1\nevent: tick\ndata: {\"count\": 1}\n\n")
      #expect(try get(server, "/stream/x").status == 400)
      #expect(try get(server, "/stream/1?every=-1").status == 400)
    }
  }

  @Test("bytes are as many as asked for, the same each time", arguments: [0, 1, 65_536, 200_001])
  func bytes(count: Int) throws {
    try withServer { server in
      let one = try get(server, "/bytes/\(count)")
      #expect(one.body.count == count)
      #expect(try get(server, "/bytes/\(count)").body == one.body)
    }
  }

  @Test("sizes that make no sense are refused", arguments: ["/bytes/-1", "/bytes/x", "/json/1e3", "/range/"])
  func badSizes(path: String) throws {
    try withServer { server in
      let response = try get(server, path)
      #expect(response.status == (path == "/range/" ? 404 : 400))
    }
  }

  @Test(
    "json is valid, about as long as asked for, and its objects differ",
    arguments: [
      0, 100, 5000, 300_000,
    ])
  func json(count: Int) throws {
    try withServer { server in
      let response = try get(server, "/json/\(count)")
      #expect(response.first("Content-Length") == String(response.body.count))
      #expect(response.body.count <= max(4, count) && response.body.count > count - 600)
      let list = try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [[String: Any]])
      #expect(Set(list.compactMap { $0["id"] as? Int }).count == list.count)
      #expect(list.isEmpty == (count < 600))
    }
  }

  @Test(
    "a range is answered with that part",
    arguments: [
      ("bytes=0-4", 206, "abcde", "bytes 0-4/30"), ("bytes=24-27", 206, "yzab", "bytes 24-27/30"),
      ("bytes=28-", 206, "cd", "bytes 28-29/30"), ("bytes=-3", 206, "bcd", "bytes 27-29/30"),
      ("bytes=29-99", 206, "d", "bytes 29-29/30"), ("bytes=30-", 416, "", "bytes */30"),
      ("bytes=-0", 416, "", "bytes */30"), ("bytes=9-3", 416, "", "bytes */30"),
      ("bytes=a-b", 200, "abcdefghijklmnopqrstuvwxyzabcd", nil),
      ("lines=1-2", 200, "abcdefghijklmnopqrstuvwxyzabcd", nil),
      ("bytes=0-1,3-4", 200, "abcdefghijklmnopqrstuvwxyzabcd", nil),
      ("bytes=99999999999999999999-", 200, "abcdefghijklmnopqrstuvwxyzabcd", nil),
    ])
  func range(header: String, status: Int, text: String, field: String?) throws {
    try withServer { server in
      let response = try get(server, "/range/30", "Range: \(header)")
      #expect(response.status == status)
      #expect(response.text == text)
      #expect(response.first("Content-Range") == field)
    }
  }

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
