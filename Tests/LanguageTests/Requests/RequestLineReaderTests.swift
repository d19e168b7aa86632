import APIClient
import LanguageTestSupport
import PacingTestSupport
import Testing

@testable import Language

@Suite("Reading a request line", .paced)
struct RequestLineReaderTests {
  @Test("a URL may stand anywhere, and a line that begins with one asks for it")
  func anywhere() throws {
    #expect(try prepare("get q==1 /x Accept:a/b").request.url.text == "http://h/x?q=1")
    #expect(try prepare("post a=b --form x").request.url.text == "http://h/x")
    #expect(try prepare("/x").request.method == .get)
    #expect(try prepare("http://h/x a=b").request.method == .post)
    #expect(try prepare("send purge /x").request.method.name == "PURGE")
    #expect(try prepare("GET /x").request.method == .get)
  }

  @Test(
    "a first word that is a name and a port is a URL, unless it names a header or another word is the URL",
    arguments: [
      ("delete myapi:3000/users/5", "http://myapi:3000/users/5"), ("get myapi:3000", "http://myapi:3000/"),
      ("post my-api:80 a=1", "http://my-api:80/"), ("get api_1:3000/x q==1", "http://api_1:3000/x?q=1"),
      ("get myapi:3000?a=1", "http://myapi:3000/?a=1"), ("get --url myapi:1/x", "http://myapi:1/x"),
      ("get DNT:1 /x", "http://h/x"), ("get Max-Forwards:5", "http://h/"), ("get X-Count:5", "http://h/"),
      ("get count:5 users", "http://h/users"), ("get /x myapi:3000/users", "http://h/x"),
      ("get myapi:3000x/y /x", "http://h/x"), ("get a==1 myapi:3000", "http://h/?a=1"),
    ])
  func hostsWithPorts(_ line: String, _ url: String) throws {
    #expect(try prepare(line).request.url.text == url)
  }
}
