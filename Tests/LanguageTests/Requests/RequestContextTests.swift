import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Fields that a description says how to write", .paced)
struct RequestContextTests {
  private func request(_ line: String, types: [String] = []) throws -> Request {
    try prepare(line, files: ["blob": "hello"]) { context in
      context.boundary = "B"
      context.bodyTypes = { _, _ in types }
      context.describedFields = { _, url, place, items in
        if url.path == "/free" {
          return [RequestContext.DescribedField("q", items.map(\.value), separator: ",", keepsReserved: true)]
        }
        guard url.path == "/f" else {
          return items.map { RequestContext.DescribedField($0.name, [$0.value]) }
        }
        let values = items.filter { $0.name == "list" }.map(\.value)
        let list =
          place == .query
          ? RequestContext.DescribedField("list", values, separator: ",")
          : RequestContext.DescribedField("list", values, separator: "|", type: "text/x")
        return items.filter { $0.name != "list" }.map { RequestContext.DescribedField($0.name, [$0.value]) }
          + (values.isEmpty ? [] : [list])
      }
    }.request
  }

  @Test("stand in the query with what separates their values")
  func query() throws {
    #expect(try request("get /f list==a,b list==c 'q==x y'").url.target == "/f?q=x+y&list=a%2Cb,c")
    #expect(try request("get /other list==a list==b").url.target == "/other?list=a&list=b")
    #expect(try request("get /free q==a/b,c 'q==d & e'").url.target == "/free?q=a/b%2Cc,d%20%26%20e")
    #expect(try request("get /f?list=1,2").url.target == "/f?list=1,2")
  }

  @Test("stand so in a form, and in its parts with their types")
  func forms() throws {
    let pairs = try request("post /f list=a list=b c=d", types: [MediaType.pairs])
    #expect(SentText(pairs, files: [:]).body == "c=d&list=a%7Cb")
    let parts = try request("post /f list=a list=b", types: [MediaType.parts])
    #expect(
      SentText(parts, files: [:]).body.hasPrefix(
        "--B\r\nContent-Disposition: form-data; name=\"list\"\r\nContent-Type: text/x\r\n\r\na|b\r\n"))
  }

  @Test("may be JSON beside a file where the operation takes parts")
  func besideFiles() throws {
    let parts = try request("post /f up@blob meta:={\"a\":1}", types: [MediaType.parts])
    #expect(SentText(parts, files: ["blob": "hello"]).body.contains("name=\"meta\"\r\n\r\n{\"a\":1}\r\n"))
    let both = try request("post /f up@blob a=1", types: [MediaType.pairs, MediaType.parts])
    #expect(both.headers["Content-Type"] == "multipart/form-data; boundary=B")
  }

  @Test("are nobody's business where a line of curl's or HTTPie's says them")
  func pasted() throws {
    #expect(try request("http GET h/f list==a list==b").url.target == "/f?list=a&list=b")
  }

  @Test("asks for a rate that is one", arguments: ["get /f --all-pages --rate 2", "get /f --rate"])
  func rates(_ line: String) throws {
    #expect(throws: LineProblem.self) { try request(line) }
    #expect(try prepare("get /f --all-pages --rate 30/m") { _ in }.paging.rate == Rate("30/m"))
  }
}
