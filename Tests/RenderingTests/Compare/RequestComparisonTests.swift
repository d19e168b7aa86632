import ApusClient
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("What differs between two requests", .paced)
struct RequestComparisonTests {
  private func compared(_ ours: Request, _ theirs: Request) -> String {
    RequestComparison(ours, theirs, masking: { $0 }).text(on: Screen(width: 100))
  }

  private func request(
    _ method: HTTPMethod = .get, _ url: String = "http://a.test/x", _ headers: HeaderFields = [:],
    _ body: String? = nil
  ) throws -> Request {
    Request(method: method, url: try WebURL(url), headers: headers, body: body.map { .bytes(Array($0.utf8)) })
  }

  @Test("is nothing where both send the same, whatever the case and the order of names")
  func same() throws {
    let one = try request(.get, "http://a.test/x?a=1", ["Accept": "a", "X-B": "b"])
    let other = try request(.get, "http://a.test/x?a=1", ["x-b": "b", "ACCEPT": "a"])
    #expect(compared(one, other) == "no differences: both send the same\n")
  }

  @Test("is told part by part: method, place, path, query, headers, body")
  func parts() throws {
    let one = try request(.get, "http://a.test/x?a=1&b=2", ["Accept": "a", "X-Mine": "1"])
    let other = try request(
      .post, "https://b.test/y?a=3&c=4", ["Accept": "b", "Content-Type": "text/plain"], "hello")
    let text = compared(one, other)
    for line in [
      "~ method", "GET → POST", "~ place", "http://a.test → https://b.test", "~ path", "/x → /y", "~ query a",
      "1 → 3",
      "- query b", "+ query c", "~ header Accept", "- header X-Mine", "+ header Content-Type", "+ body",
      "hello",
      "10 differences",
    ] { #expect(text.contains(line), "\(line) in \(text)") }
  }

  @Test("secrets are compared, and never shown")
  func secrets() throws {
    let one = try request(.get, "http://a.test/?token=S3CRETONE", ["Authorization": "Bearer S3CRETONE"])
    let other = try request(.get, "http://a.test/?token=S3CRETTWO", ["Authorization": "Bearer S3CRETTWO"])
    let text = compared(one, other)
    #expect(
      !text.contains("S3CRET") && text.contains("~ header Authorization") && text.contains("~ query token"),
      "\(text)")
    #expect(text.contains("another value"))
    #expect(compared(one, one).hasPrefix("no differences"))
    let hidden = Request(
      method: .get, url: one.url,
      headers: HeaderFields([HeaderField(name: "Authorization", value: Secret("Bearer S3CRETONE"))]))
    #expect(compared(one, hidden).hasPrefix("no differences"), "who keeps it does not matter")
  }

  @Test("a user in the URL is the header that it becomes")
  func person() throws {
    let one = try request(.get, "http://u:p@a.test/")
    let other = Request(
      method: .get, url: try WebURL("http://a.test/"),
      headers: HeaderFields([
        HeaderField(name: "Authorization", value: .basic(user: "u", password: Secret("p")))
      ]))
    #expect(compared(one, other).hasPrefix("no differences"), "\(compared(one, other))")
  }

  @Test("the same JSON with other blanks is told for what it is, and options count")
  func bodies() throws {
    let one = try request(.post, "http://a.test/x", [:], #"{"a":1}"#)
    #expect(compared(one, try request(.post, "http://a.test/x", [:], #"{ "a": 1 }"#)).contains("~ body"))
    var other = one
    other.options.followsRedirects.toggle()
    other.options.tls.verifies = false
    let text = compared(one, other)
    #expect(text.contains("~ following redirects") && text.contains("~ checking certificates"), "\(text)")
  }
}
