import Foundation
import Testing

@testable import ApusClient
@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSessionExports

@Suite("An exchange of a page")
struct PageExchangeTests {
  private func html(
    _ status: Int?, _ body: String, type: String = "text/plain", failure: Recording.Failure? = nil,
    phases: (inout Timing) -> Void = { _ in }
  ) throws -> String {
    let url = try WebURL("http://h.test/<a>?x=1")
    var timing = Timing(total: .milliseconds(100))
    phases(&timing)
    let head = status.map {
      ResponseHead(
        version: "HTTP/1.1", status: $0,
        headers: HeaderFields([HeaderField(name: "Content-Type", value: type)]))
    }
    let hop = Hop(sent: SentRequest(method: .get, url: url, headers: [:]), response: head, timing: timing)
    let exchange = Exchange(
      request: Request(method: .get, url: url), startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(bytes: Array(body.utf8)))
    var redactor = Redactor()
    return PageExchange(Recording(exchange, failure: failure), isOpen: false, redPaths: [".a"]).html(
      redactor: &redactor)
  }

  @Test("a status is good or bad, its words are the usual ones, and phases are bars of the whole")
  func head() throws {
    let good = try html(200, "x") { $0.wait = .milliseconds(25) }
    #expect(
      good.contains("<span class=\"good\">200 OK</span>")
        && !good.contains("<details class=\"body\" open"))
    #expect(good.contains("<meter min=\"0\" max=\"1000\" value=\"250\">"), "\(good)")
    #expect(try html(404, "").contains("<span class=\"bad\">404 Not Found</span>"))
  }

  @Test("what was not answered says why, and a body of JSON is a tree with its red place open")
  func bodies() throws {
    let failed = try html(nil, "", failure: .init(code: .refused, message: "nobody <listens>"))
    #expect(failed.contains("network.refused") && failed.contains("nobody &lt;listens&gt;"), "\(failed)")
    let tree = try html(200, "{\"a\": 1}", type: "application/json")
    #expect(tree.contains("<div class=\"red\"><b>a</b>"), "\(tree)")
    #expect(try html(200, "").contains("no body"))
  }

  @Test("a body that is no text is told by what it is")
  func binary() throws {
    let html = try html(200, "\u{0}\u{1}\u{2}<script>", type: "application/octet-stream")
    #expect(html.contains("application/octet-stream") && !html.contains("<script>"), "\(html)")
  }
}
