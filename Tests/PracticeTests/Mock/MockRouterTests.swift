import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusPractice

@Suite("A mock on a real socket", .paced)
struct MockRouterTests {
  private struct Hello: MockSource {
    func answer(_ request: MockRequest) -> MockAnswer? {
      guard request.path == "/hello" else { return nil }
      return MockAnswer(200, type: "application/json", Array("{\"hello\": \"world\"}\n".utf8))
    }

    func nearest(to request: MockRequest) -> String? { "GET /hello" }
  }

  private func withMock(
    log: @escaping @Sendable (String) -> Void = { _ in }, readers: Set<String> = [],
    _ body: (PracticeServer) throws -> Void
  )
    throws
  {
    var mock = Mock([Hello()])
    mock.log = log
    mock.readers = readers
    let server = try PracticeServer.start(mock)
    defer { server.stop() }
    try body(server)
  }

  @Test("answers what a source knows, names the nearest otherwise, and tells each request")
  func answers() throws {
    let told = Mutex<[String]>([])
    let log: @Sendable (String) -> Void = { line in told.withLock { $0.append(line) } }
    try withMock(log: log) { server in
      #expect(try get(server, "/hello?q=1").text == "{\"hello\": \"world\"}\n")
      let missed = try get(server, "/hallo")
      #expect(missed.status == 404 && missed.text.contains("The nearest: GET /hello."))
    }
    #expect(told.withLock { $0 } == ["GET /hello?…  200", "GET /hallo  404"])
  }

  @Test("tells what was asked for, waits as long as it is told to, and breaks off where an answer did")
  func endings() throws {
    struct Broken: MockSource {
      func answer(_ request: MockRequest) -> MockAnswer? {
        var answer = MockAnswer(200, [("X-Mine", "1")], body: Array("half".utf8))
        answer.ending = request.path == "/cut" ? .cut : .reset
        return request.path == "/none" ? nil : answer
      }

      func nearest(to request: MockRequest) -> String? { nil }
    }
    var mock = Mock([Broken()])
    let asked = Mutex<[String]>([])
    mock.asked = { request, isKnown in asked.withLock { $0.append("\(request.path) \(isKnown)") } }
    mock.delay = .milliseconds(1)
    let server = try PracticeServer.start(mock)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET /cut HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let text = String(decoding: client.readAll().bytes, as: UTF8.self)
    #expect(text == "HTTP/1.1 200 OK\r\nX-Mine: 1\r\nContent-Length: 5\r\n\r\nhalf")
    #expect(try get(server, "/none").status == 404)
    #expect(throws: (any Error).self) { try get(server, "/reset") }
    #expect(asked.withLock { $0 } == ["/cut true", "/none false", "/reset true"])
  }

  @Test("lets only pages read it that it was opened to")
  func pages() throws {
    try withMock(readers: ["https://app.test"]) { server in
      let mine = try get(server, "/hello", "Origin: https://app.test")
      #expect(mine.first("Access-Control-Allow-Origin") == "https://app.test")
      #expect(
        try get(server, "/hello", "Origin: https://evil.test").first("Access-Control-Allow-Origin") == nil)
      let asked = try ask(
        server, "OPTIONS", "/hello", ["Origin: https://app.test", "Access-Control-Request-Method: PUT"])
      #expect(asked.status == 204 && asked.first("Access-Control-Allow-Methods") == "PUT")
    }
  }

  @Test("refuses other names of this machine, as every port does")
  func admission() throws {
    try withMock { server in
      let client = try RawClient(port: server.port)
      client.send("GET /hello HTTP/1.1\r\nHost: evil.example\r\n\r\n")
      #expect(try client.readResponse().status == 421)
    }
  }

  @Test("leaves out which pages a recorded answer let read it, and not those of a server that answers now")
  func recorded() throws {
    struct Shared: MockSource {
      func answer(_ request: MockRequest) -> MockAnswer? {
        let fields = [
          ("Access-Control-Allow-Origin", "*"), ("access-control-max-age", "60"), ("X-Mine", "1"),
        ]
        return MockAnswer(200, fields, body: Array("secret".utf8))
      }

      func nearest(to request: MockRequest) -> String? { nil }
    }
    func answer(
      _ origin: String?, readers: Set<String> = [], ofSources: Set<String>? = nil
    ) throws -> [String] {
      var mock = Mock([Shared()])
      mock.readers = readers
      mock.sourcesNameReaders = ofSources != nil
      mock.readersOfSources = ofSources ?? []
      let server = try PracticeServer.start(mock)
      defer { server.stop() }
      let answer = try get(server, "/", origin.map { "Origin: \($0)" } ?? "X-Own: 1")
      #expect(answer.first("X-Mine") == "1" && answer.text == "secret")
      return answer.all("Access-Control-Allow-Origin") + answer.all("Access-Control-Max-Age")
    }
    #expect(try answer("https://app.test") == [])
    let app: Set = ["https://app.test"]
    #expect(try answer("https://app.test", readers: app) == ["https://app.test", "60"])
    #expect(try answer("https://evil.test", readers: app) == [])
    #expect(try answer("https://App.test", ofSources: app) == ["*", "60"])
    #expect(try answer("https://evil.test", ofSources: app) == [] && answer("null", ofSources: []) == [])
    #expect(
      try answer(nil, ofSources: []) == ["*", "60"] && answer(nil) == [], "who is no page gets it as it is")
  }
}
