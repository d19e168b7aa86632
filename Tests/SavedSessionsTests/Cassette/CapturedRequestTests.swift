import ApusClient
import ApusPacingTestSupport
import ApusSurroundings
import ApusText
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusSavedSessions

@Suite("A request of a HAR file, to be sent again", .paced)
struct CapturedRequestTests {
  private let alias = PracticeAlias(PracticePorts(main: 8001, other: 8002, silent: 8003))

  private func captured(
    _ address: String = "http://h.test/a", _ method: HTTPMethod = .get, headers: HeaderFields = [:],
    body: RequestBody? = nil, redirectedTo places: [String] = []
  ) throws -> CapturedRequest {
    let request = Request(method: method, url: try WebURL(address), headers: headers, body: body)
    let hops = try ([address] + places).enumerated().map { step, place in
      Hop(
        sent: SentRequest(method: method, url: try WebURL(place), headers: [:]),
        response: ResponseHead(version: "HTTP/1.1", status: step < places.count ? 302 : 200, headers: [:]))
    }
    return CapturedRequest(Recording(Exchange(request: request, startedAt: .now, hops: hops)))
  }

  @Test("is left out where it begins a conversation: no line asks for one so")
  func conversation() throws {
    let url = try WebURL("https://h.test/ws")
    let hop = Hop(
      sent: SentRequest(method: .get, url: url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: 101, headers: ["Upgrade": "websocket"]))
    let talk = CapturedRequest(
      Recording(Exchange(request: Request(method: .get, url: url), startedAt: .now, hops: [hop])))
    let reason = "it is a WebSocket, and no request and answer"
    #expect(talk.leftOut == reason && talk.reasonForNoLine == reason)
    #expect(try captured().leftOut == nil && captured().reasonForNoLine == nil)
  }

  @Test("is a line that asks for it and for nothing else")
  func lines() throws {
    let get = try captured(headers: ["X-A": "a b", "X-B": ""]).line(alias)
    #expect(get.hasPrefix("send GET http://h.test/a --path-as-is -H "), "\(get)")
    for field in ["Accept:", "Content-Type:", "X-A: a b", "X-B;"] { #expect(get.contains(field), "\(get)") }
    let post = try captured(
      "http://h.test/a?b=%20", .post, headers: ["Accept": "a/b", "Content-Type": "text/plain"],
      body: .text("two\nlines")
    ).line(alias)
    #expect(post.hasPrefix("send POST 'http://h.test/a?b=%20' --path-as-is -H 'Accept: a/b'"), "\(post)")
    #expect(post.hasSuffix("--data-raw 'two\nlines'"), "\(post)")
  }

  @Test("leaves to the transport what is made anew for each request")
  func transport() throws {
    let line = try captured(headers: [
      "Host": "x", "Content-Length": "3", "Connection": "close", "Accept-Encoding": "br", ":authority": "x",
      "Te": "y",
    ]).line(alias)
    #expect(
      line.contains("'Te: y'") && !line.contains("Host") && !line.contains("authority")
        && !line.contains("br"), "\(line)")
  }

  @Test("has bytes that are no text fed to it, and no braces that would name a variable")
  func binary() throws {
    let line = try captured("http://h.test/", .post, headers: ["X-A": "{{x}}"], body: .bytes([0, 0xff])).line(
      alias)
    #expect(line.hasPrefix("printf %s AP8= | base64 -d | curl -g --compressed -X POST"), "\(line)")
    #expect(line.hasSuffix("--data-binary @-") && !line.contains("{{"), "\(line)")
  }

  @Test("follows redirects where that was done, and knows every place it goes to")
  func redirects() throws {
    let request = try captured(redirectedTo: ["http://h.test/b", "http://other.test/c"])
    #expect(request.line(alias).hasSuffix(" -L"))
    #expect(request.origins.contains("http://other.test") && request.origins.contains("http://h.test"))
    #expect(try !captured().line(alias).contains("-L"))
  }

  @Test("goes to the practice API wherever that is now")
  func practice() throws {
    let request = try captured("http://other.practice/x", .post, body: .text("http://practice/y"))
    #expect(
      request.line(alias).contains("http://127.0.0.1:8002/x")
        && request.line(alias).contains("http://127.0.0.1:8001/y"))
    #expect(request.origins.allSatisfy(CapturedRequest.isPractice))
    #expect(!CapturedRequest.isPractice("http://h.test") && !CapturedRequest.isPractice("http://my-practice"))
  }

  @Test("is left out where what it needs is not in the file, and says what it goes without")
  func leftOut() throws {
    #expect(
      try captured("http://h.test/", .post, body: .text("{{secret:PW}}")).leftOut
        == "the secret PW is not in the file")
    let form = MultipartForm([MultipartForm.Part("f", fileName: "a.png", content: .bytes([]))])
    #expect(
      try captured("http://h.test/", .post, body: .multipart(form)).leftOut
        == "the bytes of a.png are not in the file")
    let known = try captured(headers: ["Authorization": "Bearer {{secret:TOKEN}}", "X-A": "1"])
    #expect(known.leftOut == nil && known.withheld == ["Authorization"])
    #expect(!known.line(alias).contains("Authorization"))
  }

  @Test("has a title: its number, its method and its URL")
  func title() throws {
    #expect(try captured("http://h.test/a", .delete).title(3).text == "3  DELETE http://h.test/a")
  }
}
