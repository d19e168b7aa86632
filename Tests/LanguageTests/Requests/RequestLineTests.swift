import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("The method of a request line", .paced)
struct RequestLineTests {
  @Test(
    "is what the line says, else what its data make likely",
    arguments: [
      ("get /x", "GET"), ("http http://h", "GET"), ("http http://h a=1", "POST"), ("curl http://h", "GET"),
      ("curl http://h -d a=1", "POST"), ("curl -G http://h -d a=1", "GET"), ("curl -I http://h", "HEAD"),
      ("curl -T f http://h/f", "PUT"), ("curl -X purge http://h", "purge"), ("send purge /x", "PURGE"),
    ])
  func method(_ line: String, _ method: String) throws {
    #expect(try prepare(line, files: ["f": ""]).request.method.name == method)
  }

  @Test("is not one that no server could read")
  func refused() throws {
    #expect(try problem("curl -X 'a b' http://h").problem.range.isEmpty == false)
  }
}

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

  @Test(
    "a file behind < is the body, joined or not",
    arguments: ["post /x <f.json", "post /x < f.json", "post < f.json /x", "post /x @f.json"])
  func files(_ line: String) throws {
    let sent = SentText(
      try prepare(line, files: ["f.json": "{}"]).request, files: ["f.json": "{}"])
    #expect(sent.body == "{}")
    #expect(sent.target == "/x")
  }

  @Test(
    "a word that is nothing of a request is refused, with what it may have been",
    arguments: [
      ("get /x HTTP/1.1", "HTTP/1.1", "get /x"), ("get /x word", "word", "get /x q==word"),
      ("get /x /y", "/y", nil), ("get /x?a|b jq", "jq", nil), ("post /x <", "", "post /x < body.json"),
      ("post /x {} []", "[]", nil), ("post /x a=b word", "word", "post /x a=b q==word"),
    ] as [(String, String, String?)])
  func refused(_ line: String, _ place: String, _ instead: String?) throws {
    let found = try problem(line)
    #expect(found.place == place)
    #expect(found.problem.suggestedLine(for: line) == instead)
  }

  @Test(
    "behind another command it asks by a verb of its own, and every place is one of the whole line",
    arguments: [("change /x A:b", "   get /x A:b"), ("ws /x A:b", "   /x A:b")])
  func asking(_ line: String, _ text: String) throws {
    let command = try CommandLine(Words(line))
    let start = try #require(command.arguments.first).range.lowerBound
    let request = try RequestLine(native: command.remainder(from: start), asking: .get)
    #expect(request.text == text && request.effectiveMethod == .get)
    #expect(request.items.map(\.range) == [start + 3..<start + 6])
    #expect(Array(request.text.utf8)[start...].elementsEqual("/x A:b".utf8))
  }

  @Test(
    "where the URL stands is told without reading the rest",
    arguments: [
      ("q==1 /x A:b", 5..<7), ("-v --timeout 3 users", 15..<20), ("a=b", nil), ("--folow /x", 8..<10),
    ] as [(String, Range<Int>?)])
  func places(_ text: String, _ place: Range<Int>?) {
    #expect(RequestLine.placeOfURL(in: Words(text).words) == place)
  }
}
