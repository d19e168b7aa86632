import ApusClient
import ApusPacingTestSupport
import ApusURLSession
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Requests of Foundation", .paced)
struct RequestFoundationTests {
  @Test("a request goes to Foundation with its method, fields and body, secrets open")
  func there() throws {
    let request = Request(
      method: .put, url: try WebURL("https://a.test/x?q=1"),
      headers: HeaderFields([
        HeaderField(name: "X-A", value: "1"), HeaderField(name: "Authorization", value: Secret("Bearer abc")),
      ]), body: .text("hi"))
    let foundation = try URLRequest(request)
    #expect(foundation.httpMethod == "PUT")
    #expect(foundation.url?.absoluteString == "https://a.test/x?q=1")
    #expect(foundation.value(forHTTPHeaderField: "Authorization") == "Bearer abc")
    #expect(foundation.value(forHTTPHeaderField: "Content-Type") == "text/plain; charset=utf-8")
    #expect(foundation.httpBody == Data("hi".utf8))
  }

  @Test("a request comes from Foundation, and what is a credential is hidden")
  func back() throws {
    var foundation = URLRequest(url: try #require(URL(string: "https://a.test/x")))
    foundation.httpMethod = "POST"
    foundation.timeoutInterval = 5
    foundation.setValue("Bearer abc", forHTTPHeaderField: "Authorization")
    foundation.setValue("1", forHTTPHeaderField: "X-A")
    foundation.httpBody = Data("{}".utf8)
    let request = try Request(foundation)
    #expect(request.method == .post)
    #expect(request.url.text == "https://a.test/x")
    #expect(request.headers["Authorization"] == "•••")
    #expect(request.headers["X-A"] == "1")
    #expect(request.options.deadlines.idle == .seconds(5))
    #expect(try URLRequest(request).httpBody == foundation.httpBody)
  }

  @Test(
    "the deadline for silence goes there and comes back, and so does none",
    arguments: [
      (.milliseconds(2_500), 2.5), (.seconds(30), 30), (.seconds(3_600), 3_600), (nil, 604_800),
    ] as [(Duration?, TimeInterval)])
  func silence(_ idle: Duration?, _ interval: TimeInterval) throws {
    var request = Request(url: .https("a.test"))
    request.options.deadlines.idle = idle
    let foundation = try URLRequest(request)
    #expect(foundation.timeoutInterval == interval)
    #expect(try Request(foundation).options.deadlines.idle == idle)
  }

  @Test(
    "a time-out that never comes is no deadline",
    arguments: [TimeInterval.infinity, .greatestFiniteMagnitude, 1e12])
  func forEver(_ interval: TimeInterval) throws {
    var foundation = URLRequest(url: try #require(URL(string: "https://a.test/x")))
    foundation.timeoutInterval = interval
    #expect(try Request(foundation).options.deadlines.idle == nil)
  }

  @Test("what has no place on the other side is refused, with its code")
  func refused() throws {
    let stream = Request(method: .post, url: .https("a.test"), body: .file(path: "/tmp/x"))
    #expect(throws: RequestError.self) { try URLRequest(stream) }
    #expect(throws: RequestError.self) { try URLRequest(Request(url: .https("no host"))) }
    let file = try #require(URL(string: "file:///x"))
    #expect(throws: RequestError.self) { try Request(URLRequest(url: file)) }
    var odd = URLRequest(url: try #require(URL(string: "https://a.test")))
    odd.httpBodyStream = InputStream(data: Data())
    #expect(throws: RequestError.self) { try Request(odd) }
  }
}
