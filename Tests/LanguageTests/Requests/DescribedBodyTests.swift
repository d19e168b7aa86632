import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("A body that a description says the type of", .paced)
struct DescribedBodyTests {
  private static let pairs = "application/x-www-form-urlencoded"
  private static let parts = "multipart/form-data"

  /// What a line sends to an operation that takes these types: its Content-Type and its body.
  private func sent(
    _ line: String, to types: [String], _ adjust: (inout RequestContext) -> Void = { _ in }
  ) throws -> (type: String, body: String) {
    let files = ["blob": "hello", "a.json": "{}"]
    let request = try prepare(line, files: files) { context in
      context.boundary = "B"
      context.bodyTypes = { method, url in method == .post && url.path == "/f" ? types : [] }
      adjust(&context)
    }.request
    return (request.headers["Content-Type"] ?? "none", SentText(request, files: files).body)
  }

  @Test(
    "goes out as the type that the operation takes",
    arguments: [
      ("post /f a=1 b:=true c:=2.5", [pairs], pairs + "; charset=utf-8", "a=1&b=true&c=2.5"),
      ("post http://h/f a=1", [pairs], pairs + "; charset=utf-8", "a=1"),
      ("/f a=1", [pairs], pairs + "; charset=utf-8", "a=1"),
      ("post /f a=1", [pairs + ";charset=UTF-8", parts], pairs + "; charset=utf-8", "a=1"),
      ("post /f a=1", ["application/xml", pairs], pairs + "; charset=utf-8", "a=1"),
      ("post /f a=1", [pairs, "application/json"], "application/json", #"{"a": "1"}"#),
      ("post /f a=1", ["*/*"], "application/json", #"{"a": "1"}"#),
      ("post /f a=1", ["application/*", pairs], "application/json", #"{"a": "1"}"#),
      ("post /f a=1", ["application/vnd.api+json"], "application/vnd.api+json", #"{"a": "1"}"#),
      (#"post /f {"a":1}"#, ["application/vnd.api+json"], "application/vnd.api+json", #"{"a":1}"#),
      ("post /f --raw a=1", [pairs], pairs, "a=1"),
      ("post /f --raw '<a/>'", ["application/xml"], "application/xml", "<a/>"),
      ("post /f @blob", ["application/octet-stream"], "application/octet-stream", "hello"),
      ("post /f", [pairs], "none", ""), ("get /f", [pairs], "none", ""),
      ("post /other a=1", [pairs], "application/json", #"{"a": "1"}"#),
    ])
  func described(_ line: String, _ types: [String], _ type: String, _ body: String) throws {
    let sent = try sent(line, to: types)
    #expect(sent.type == type)
    #expect(sent.body == body)
  }

  @Test("is made of parts where the operation takes parts")
  func multipart() throws {
    let sent = try sent("post /f a=1 b:=false", to: [Self.parts])
    #expect(sent.type == "multipart/form-data; boundary=B")
    #expect(
      sent.body.contains("name=\"a\"\r\n\r\n1\r\n") && sent.body.contains("name=\"b\"\r\n\r\nfalse\r\n"))
    let file = try self.sent("post /f f@blob a=1", to: [Self.parts])
    #expect(file.body.contains("filename=\"blob\"") && file.body.contains("name=\"a\""))
  }

  @Test(
    "is what the line says where it says it",
    arguments: [
      ("post /f a=1 --json", [pairs], "application/json", #"{"a": "1"}"#),
      ("post /f a=1 b:=true --form", ["application/json"], pairs + "; charset=utf-8", "a=1&b=True"),
      ("post /f a=1 Content-Type:application/json", [pairs], "application/json", #"{"a": "1"}"#),
      ("post /f a=1 Content-Type:\(pairs)", [pairs], pairs, "a=1"),
      ("post /f a=1 Content-Type:\(pairs)", ["application/json", pairs], pairs, "a=1"),
      (#"post /f {"a":1}"#, [pairs], "application/json", #"{"a":1}"#),
      (#"post /f --raw '{"a":1}'"#, [pairs], "application/json", #"{"a":1}"#),
      ("post /f @a.json", ["application/xml"], "application/json", "{}"),
      ("http POST http://h/f a=1", [pairs], "application/json", #"{"a": "1"}"#),
      ("curl http://h/f -d a=1", ["application/json"], pairs, "a=1"),
    ])
  func typed(_ line: String, _ types: [String], _ type: String, _ body: String) throws {
    let sent = try sent(line, to: types)
    #expect(sent.type == type)
    #expect(sent.body == body)
  }

  @Test("is what a header of the session says")
  func sessionHeader() throws {
    let sent = try sent("post /f a=1", to: [Self.pairs]) { $0.headers = ["Content-Type": "application/json"] }
    #expect(sent.type == "application/json" && sent.body == #"{"a": "1"}"#)
  }

  @Test("has the fields of the session as well")
  func sessionFields() throws {
    let sent = try sent("post /f a=1", to: [Self.pairs]) { context in
      context.data = ["b=2"].compactMap { Word(typed: $0) }.compactMap { Item($0) }
    }
    #expect(sent.body == "b=2&a=1")
  }

  @Test("has a list in the field of a form as JSON, which many take, but has nothing for null")
  func list() throws {
    #expect(try sent("post /f a:=[1,{}]", to: [Self.pairs]).body == "a=%5B1%2C%7B%7D%5D")
    let found = try problem("post /f a:=null") { $0.bodyTypes = { _, _ in [Self.pairs] } }
    #expect(found.place == "null" && found.problem.code == .requestBody)
    #expect(found.problem.message.hasPrefix("the operation takes a form"))
    #expect(found.problem.suggestion == "--json")
    let asked = try problem("post /f a:=[1] --form") { $0.bodyTypes = { _, _ in [Self.pairs] } }
    #expect(asked.problem.suggestion == nil)
  }

}
