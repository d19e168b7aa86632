import APIClient
import LanguageTestSupport
import PacingTestSupport
import Testing

@testable import Language

@Suite("Bodies of lines", .paced)
struct BodyTests {
  @Test("a bare JSON value is the body, byte for byte")
  func bareJSON() throws {
    let sent = SentText(try prepare(#"post /x {"name": "りんご",  "price": 1.20} q==1"#).request)
    #expect(sent.body == #"{"name": "りんご",  "price": 1.20}"#)
    #expect(sent.target == "/x?q=1")
    #expect(sent.headers == ["accept: application/json, */*;q=0.5", "content-type: application/json"])
    #expect(SentText(try prepare("put /x [1,\n 2]").request).body == "[1,\n 2]")
  }

  @Test(
    "JSON that is none is refused with its place",
    arguments: [
      ("post /x {\"a\": tru}", "t"), ("post /x [1,]", "]"), ("post /x {\"a\":1}x", "x"),
      ("post /x {a: 1}", "a"),
    ])
  func badJSON(_ line: String, _ place: String) throws {
    let found = try problem(line)
    #expect(found.problem.code == .requestBody)
    #expect(found.place == place)
  }

  @Test(
    "a request has one body",
    arguments: [
      ("post /x {} a=b", "a=b"), ("post /x a=b {}", "{}"), ("post /x {} []", "[]"),
      ("post /x a=b --raw x", "--raw x"),
      ("post /x -d a {}", "{}"), ("post /x @f a=b", "a=b"), ("post /x a=b @f", "@f"), ("post /x @f @f", "@f"),
      ("post /x --raw a -d b", "-d b"),
    ])
  func oneBody(_ line: String, _ place: String) throws {
    let found = try problem(line, files: ["f": ""])
    #expect(found.problem.code == .requestBody)
    #expect(found.place == place)
  }

  @Test("curl's data options work in a native line too")
  func data() throws {
    let sent = SentText(try prepare("post /x -d a=1 --data-urlencode 'b=x y'").request)
    #expect(sent.body == "a=1&b=x+y")
    #expect(sent.headers == ["accept: */*", "content-type: application/x-www-form-urlencoded"])
    #expect(SentText(try prepare("get /x -G -d a=1").request).target == "/x?a=1")
  }

  @Test("the session's data come first, where a method usually has a body")
  func sessionData() throws {
    let items = Words("a=1 b=2").words.compactMap(Item.init)
    #expect(SentText(try prepare("post /x b=3") { $0.data = items }.request).body == #"{"a": "1", "b": "3"}"#)
    #expect(SentText(try prepare("get /x") { $0.data = items }.request).body.isEmpty)
    #expect(SentText(try prepare("post /x {}") { $0.data = items }.request).body == "{}")
    #expect(SentText(try prepare("post /x") { $0.data = items }.request).body == #"{"a": "1", "b": "2"}"#)
  }

  @Test("files are named from home, and the ones that are sent are not read before")
  func files() throws {
    let request = try prepare("post /x @~/n.json", files: ["/home/me/n.json": "{}"]).request
    guard case .file(let path) = request.body?.content else {
      Issue.record("not a file")
      return
    }
    #expect(path == "/home/me/n.json")
    #expect(request.headers["Content-Type"] == "application/json")
  }
}
