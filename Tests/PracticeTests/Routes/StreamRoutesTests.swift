import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("Streams and sizes", .paced)
struct StreamRoutesTests {
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

  @Test(
    "events go on behind the last one that was heard, and 204 says that there are no more",
    arguments: [("-1", 200, 3), ("0", 200, 2), ("1", 200, 1), ("x", 200, 3)])
  func goingOn(last: String, status: Int, count: Int) throws {
    try withServer { server in
      let answer = try get(server, "/sse/3", "Last-Event-ID: \(last)")
      #expect(answer.status == status)
      #expect(answer.text.components(separatedBy: "id: ").count - 1 == count)
      #expect(answer.text.contains("id: 2\n"))
      for heard in ["2", "9223372036854775807"] {
        #expect(try get(server, "/sse/3", "Last-Event-ID: \(heard)").status == 204)
      }
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
}
