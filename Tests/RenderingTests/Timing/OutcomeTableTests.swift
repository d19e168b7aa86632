import ApusClient
import ApusText
import Foundation
import Testing

@testable import ApusRendering

@Suite("What came of each request")
struct OutcomeTableTests {
  private func exchange(_ status: Int?) throws -> Exchange {
    let request = Request(url: try WebURL("http://h/"))
    let head = status.map { ResponseHead(version: "HTTP/1.1", status: $0, headers: [:]) }
    let sent = SentRequest(method: .get, url: request.url, headers: [:])
    return Exchange(request: request, startedAt: .now, hops: [Hop(sent: sent, response: head)])
  }

  private func table(_ count: Int) throws -> OutcomeTable {
    var table = OutcomeTable()
    for number in 1...count { table.add("v\(number)", number, try exchange(200), failure: nil) }
    return table
  }

  @Test("is a row each: its number, its value, how it went, how long it took, how much came")
  func rows() throws {
    var table = try table(1)
    table.add("two\nlines", 2, try exchange(404), failure: .http(404))
    table.add("gone", 3, try exchange(nil), failure: .reset)
    table.add("null", notSent: "null is no part of a URL")
    let lines = table.lines(on: .endless).map(\.text)
    #expect(lines[0].hasPrefix("1  v1 ") && lines[0].contains("200 OK") && lines[0].hasSuffix("0 B"))
    #expect(lines[1].contains("404 Not Found"))
    #expect(lines[2].contains("network.reset") && !lines[2].contains(" B"))
    #expect(lines[3].contains("not sent: null is no part of a URL"))
  }

  @Test("ends on a screen with how many there are more, and where")
  func folded() throws {
    let screen = Screen(width: 80, height: 6)
    let lines = try table(20).lines(on: screen).map(\.text)
    #expect(lines.count == 6 && lines.last == "… 15 more; all: history")
    #expect(try table(6).lines(on: screen).count == 6)
  }
}
