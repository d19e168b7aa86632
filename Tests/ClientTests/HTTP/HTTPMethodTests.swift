import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Methods", .paced)
struct HTTPMethodTests {
  @Test(
    "any token is a method, and is kept as it is written",
    arguments: ["GET", "get", "M-SEARCH", "a!#$%&'*+-.^_`|~9"])
  func tokens(_ name: String) throws {
    #expect(try #require(HTTPMethod(name)).name == name)
  }

  @Test(
    "what is no token is no method",
    arguments: ["", "A B", "A\r\nB", "A:", "(A)", "GÉT", "A\0", "A/B", "\"A\""])
  func noTokens(_ name: String) {
    #expect(HTTPMethod(name) == nil)
  }

  @Test("methods are told apart by case")
  func cases() throws {
    #expect(try #require(HTTPMethod("GET")) == .get)
    #expect(try #require(HTTPMethod("get")) != .get)
    #expect(HTTPMethod("get")?.isIdempotent == false, "nobody knows what it does")
  }

  @Test("RFC 9110 says which of them change nothing, and which may be sent twice")
  func kinds() throws {
    #expect(HTTPMethod.known.filter(\.isSafe).map(\.name) == ["GET", "HEAD", "OPTIONS", "TRACE"])
    #expect(
      HTTPMethod.known.filter(\.isIdempotent).map(\.name)
        == ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"])
    #expect(HTTPMethod.known.filter(\.putsParametersInQuery) == HTTPMethod.known.filter(\.isSafe))
  }

  @Test(
    "a request line names path and query, and for CONNECT host and port",
    arguments: [
      (HTTPMethod.get, "http://a.test/x?q=1", "/x?q=1"), (.options, "http://a.test", "/"),
      (.connect, "http://a.test", "a.test:80"), (.connect, "https://a.test", "a.test:443"),
      (.connect, "https://a.test:8443", "a.test:8443"), (.connect, "https://[::1]/", "[::1]:443"),
    ])
  func targets(_ method: HTTPMethod, _ url: String, _ target: String) throws {
    #expect(try method.target(of: WebURL(url)) == target)
    #expect(try method.shownTarget(of: WebURL(url)) == target)
  }

  @Test("a target that is shown hides what is a credential")
  func shown() throws {
    let url = try WebURL("https://a.test/x?token=hunter2&q=1")
    #expect(HTTPMethod.get.target(of: url) == "/x?token=hunter2&q=1")
    #expect(HTTPMethod.get.shownTarget(of: url) == "/x?token=•••&q=1")
  }
}
