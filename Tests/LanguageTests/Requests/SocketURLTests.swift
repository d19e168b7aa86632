import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Sockets and addresses as URLs", .paced)
struct SocketURLTests {
  @Test(
    "a socket in the file system is written in two ways",
    arguments: [
      ("http+unix://%2Frun%2Fx.sock/info?a=b", "http://localhost/info?a=b"),
      ("http+unix://%2Frun%2Fx.sock", "http://localhost/"), ("unix:/run/x.sock", "http://localhost/"),
      ("unix:///run/x.sock", "http://localhost/"), ("unix:/run/x.sock:/info", "http://localhost/info"),
      ("HTTP+UNIX://%2frun%2fx.sock?a", "http://localhost/?a"),
    ])
  func reading(_ text: String, _ url: String) throws {
    let socket = try #require(SocketURL(text))
    #expect(socket.path == "/run/x.sock" && socket.url == url)
    let request = try prepare("get \(text)", base: nil).request
    #expect(request.options.unixSocket == "/run/x.sock" && request.url.text == url)
  }

  @Test(
    "what names no socket is none",
    arguments: ["http://h/", "unix:x", "http+unix:///x", "http+unix://x/y", "unix:/", "unix"])
  func none(_ text: String) { #expect(SocketURL(text) == nil) }

  @Test("a path needs no base where a line names a socket")
  func option() throws {
    let request = try prepare("get --unix-socket /s /y?a=b", base: nil).request
    #expect(request.url.text == "http://localhost/y?a=b" && request.options.unixSocket == "/s")
    #expect(try prepare("get --unix-socket /s /y", base: "http://h/v1").request.url.text == "http://h/v1/y")
  }

  @Test("a base may stand for one, and what is kept for it goes over no other")
  func base() throws {
    func ask(_ url: String) throws -> PreparedRequest {
      try prepare("get \(url)", base: "http://localhost") {
        $0.unixSocket = "/run/x.sock"
        $0.headers = ["X-Mine": "1"]
      }
    }
    let own = try ask("/y")
    #expect(own.request.options.unixSocket == "/run/x.sock" && own.request.headers["X-Mine"] == "1")
    let same = try ask("http+unix://%2Frun%2Fx.sock/y")
    #expect(same.request.headers["X-Mine"] == "1")
    let other = try ask("http+unix://%2Frun%2Fother.sock/y")
    #expect(other.request.options.unixSocket == "/run/other.sock")
    #expect(other.request.headers["X-Mine"] == nil && other.withheld == ["X-Mine"])
    #expect(try ask("http://h/").request.options.unixSocket == nil)
  }

  @Test(
    "an address in brackets needs no scheme, and may have a zone",
    arguments: [
      ("[::1]:9201/x", "http://[::1]:9201/x"), ("[::1]/x", "http://[::1]/x"), ("[::1]", "http://[::1]/"),
      ("http://[fe80::1%25eth0]:80/x", "http://[fe80::1%25eth0]:80/x"),
      ("[fe80::1%25eth0]:9201/x", "http://[fe80::1%25eth0]:9201/x"),
    ])
  func addresses(_ text: String, _ url: String) throws {
    #expect(try prepare("get \(text)", base: nil).request.url.text == url)
  }

  @Test(
    "what is no address in brackets is not taken for one",
    arguments: ["http://[fe80::1%25]/", "http://[fe80::1%25a b]/", "http://[::g]/", "http://[1%25eth0]/"])
  func noAddress(_ text: String) { #expect(throws: WebURLError.self) { try WebURL(text) } }

  @Test("a list is still a body")
  func list() throws {
    #expect(try SentText(prepare("post /x [1,2]").request).body == "[1,2]")
    #expect(try SentText(prepare("post /x []").request).body == "[]")
  }
}
