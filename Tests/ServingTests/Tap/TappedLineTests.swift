import ApusClient
import ApusPacingTestSupport
import ApusPractice
import ApusRecordings
import Foundation
import Testing

@testable import ApusServing

@Suite("The line for what another program sent", .paced)
struct TappedLineTests {
  private func line(
    _ method: String, _ path: String, query: String? = nil, _ fields: [(name: String, value: String)] = [],
    body: [UInt8] = [], status: Int = 200
  ) throws -> String {
    let asked = MockRequest(method, path, rawQuery: query, fields: fields, body: body)
    let tapped = try #require(TappedRequest(asked, to: try WebURL("https://api.example/v1/")))
    let headers: HeaderFields = status == 302 ? ["Location": "/b"] : [:]
    let hop = Hop(
      sent: SentRequest(method: .get, url: tapped.request.url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: status, headers: headers))
    let exchange = Exchange(request: tapped.request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop])
    return TappedLine(tapped, Recording(exchange), fileName: "talk-1.bin").text
  }

  @Test("is what somebody would type: the path behind the base, and headers that say something")
  func plain() throws {
    let fields = [
      ("Host", "127.0.0.1"), ("User-Agent", "x"), ("Accept", "*/*"), ("Connection", "X-Hop"), ("X-Hop", "1"),
      ("X-Mine", "a b"), ("Accept-Encoding", "gzip"), ("X-Empty", ""),
    ]
    #expect(
      try line("GET", "/things", query: "a=1&b=x%20y", fields)
        == "get '/things?a=1&b=x%20y' 'X-Mine:a b' 'X-Empty;'")
    #expect(
      try line("PROPFIND", "/a") == "send PROPFIND /a"
        && line("GET", "/a", status: 302) == "get /a --no-follow")
    #expect(
      try line("GET", "//a") == "get https://api.example/v1//a"
        && line("GET", "/a/../b") == "get /a/../b --path-as-is")
  }

  @Test("has pairs for a small object, and the body as it came for anything else")
  func bodies() throws {
    let json = [("Content-Type", "application/json")]
    #expect(
      try line("POST", "/a", json, body: Array(#"{"name": "Ada L", "n": 3, "ok": true}"#.utf8))
        == "post /a 'name=Ada L' n:=3 ok:=true")
    #expect(
      try line("PUT", "/a", json, body: Array("[1]".utf8))
        == "put /a Content-Type:application/json --data-raw '[1]'")
    #expect(
      try line("POST", "/a", json, body: Array(#"{"a":1,"a":2}"#.utf8))
        == #"post /a Content-Type:application/json --data-raw '{"a":1,"a":2}'"#)
    #expect(try line("POST", "/a", body: Array("x y".utf8)) == "post /a -H Content-Type: --data-raw 'x y'")
    #expect(try line("POST", "/a", body: [0xff, 0x00]) == "post /a -H Content-Type: @talk-1.bin")
    let form = [("Content-Type", "multipart/form-data; boundary=B")]
    #expect(
      try line("POST", "/a", form, body: Array("--B\r\n".utf8))
        == "post /a 'Content-Type:multipart/form-data; boundary=B' @talk-1.bin")
  }
}
