import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusEndpoints

@Suite("Operations that are called by their names", .paced)
struct OperationCallTests {
  private func call(_ line: String, in scope: EndpointScope? = nil) throws -> OperationCall {
    try OperationCall(CallLine(CommandLine(Words("call " + line))), in: scope ?? Forge.scope())
  }

  private func request(_ line: String, in scope: EndpointScope? = nil) throws -> Request {
    let scope = try scope ?? Forge.scope()
    var context = RequestContext(base: scope.base, files: .disk(home: nil))
    context.path = "/" + scope.directory
    if let specification = scope.specification {
      context.bodyTypes = { specification.bodyTypes($0, $1, at: scope.base) }
      context.describedFields = { specification.fields($3, in: $2, of: $0, $1, at: scope.base) }
    }
    context.variables.values["n"] = .text("5/6")
    return try call(line, in: scope).request().prepare(in: context).request
  }

  private func problem(_ line: String, in scope: EndpointScope? = nil) -> String {
    do {
      return "no problem: \(try request(line, in: scope).url)"
    } catch let problem as LineProblem {
      let whole = "call " + line
      return problem.message + (problem.suggestedLine(for: whole).map { "; try: \($0)" } ?? "")
    } catch {
      return "\(error)"
    }
  }

  private func body(_ line: String) throws -> String {
    guard case .bytes(let bytes)? = try request("issues/create owner=a repo=b " + line).body?.content else {
      return ""
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let places = #"""
    {"openapi": "3.0.3", "servers": [{"url": "https://api.forge.test"}], "paths": {"/a/{ids}/{id}": {"get": {
      "operationId": "places", "parameters": [
       {"name": "ids", "in": "path", "schema": {"type": "array", "items": {"type": "integer"}}},
       {"name": "id", "in": "path", "style": "matrix", "schema": {"type": "integer"}},
       {"name": "q", "in": "query", "explode": false, "schema": {"type": "array", "items": {"type": "integer"}}},
       {"name": "X-Ids", "in": "header", "schema": {"type": "array", "items": {"type": "integer"}}}]}}}}
    """#

  @Test("a list goes into a path, a query and a header as it is described, also where it is JSON")
  func lists() throws {
    func asked(_ line: String) throws -> String {
      let request = try request("places " + line, in: Forge.scope(Self.places))
      return request.url.target + (request.headers["X-Ids"].map { " " + $0 } ?? "")
    }
    #expect(try asked("ids=1 ids=2 id=3 q=4 q=5") == "/a/1,2/;id=3?q=4,5")
    #expect(try asked("ids:='[1,2]' id:=3 q:='[4,5]' X-Ids:='[6,7]'") == "/a/1,2/;id=3?q=4,5 6,7")
    #expect(try asked("ids={{n}},2 id=3") == "/a/5%2F6,2/;id=3")
    #expect(try asked("ids=1 id=3 x-ids:=[6,7]") == "/a/1/;id=3 6,7")
    let there = try Forge.scope(directory: "a/x%2Cy/;id=1%3B2", Self.places)
    #expect(try request("places", in: there).url.target == "/a/x%2Cy/;id=1%3B2")
    #expect(
      problem("places ids=1 id=3 id=4", in: try Forge.scope(Self.places))
        == "id is one part of the path, and is given twice; try: help places")
  }

  @Test(
    "values go where the description wants them",
    arguments: [
      ("issues/list-for-repo owner=apple repo=swift state=open", "GET /repos/apple/swift/issues?state=open"),
      ("ISSUES/list-for-repo owner=a repo=b labels=x labels=y", "GET /repos/a/b/issues?labels=x&labels=y"),
      ("issues/get owner=a repo=b issue_number:=7", "GET /repos/a/b/issues/7"),
      ("issues/get owner='a/b' repo=swift.git issue_number=%20", "GET /repos/a%2Fb/swift.git/issues/%2520"),
      (
        "repos/get-content owner=a repo=b path='docs/read me.md'", "GET /repos/a/b/contents/docs/read%20me.md"
      ),
      ("issues/get owner=x{{n}} repo=b issue_number=1", "GET /repos/x5%2F6/b/issues/1"),
      ("issues/list-for-repo owner=a repo=b other==1", "GET /repos/a/b/issues?other=1"),
    ])
  func places(_ line: String, _ asked: String) throws {
    let request = try request(line)
    #expect("\(request.method) \(request.url.target)" == asked)
  }

  @Test("headers and options of a request line are as on such a line")
  func headers() throws {
    let request = try request("issues/list-for-repo owner=a repo=b x-trace=1 X-Mine:2 --timeout 5")
    #expect(request.headers["X-Trace"] == "1" && request.headers["X-Mine"] == "2")
    #expect(request.options.deadlines.total == .seconds(5))
  }

  @Test(
    "fields of a body are what the description says they are",
    arguments: [
      ("title=5", #"{"title":"5"}"#), ("title=x milestone=5", #"{"title":"x","milestone":5}"#),
      ("title=x milestone=null locked=true", #"{"title":"x","milestone":null,"locked":true}"#),
      ("title=x labels=a labels=b", #"{"title":"x","labels":["a","b"]}"#),
      (#"title=x labels='["a"]'"#, #"{"title":"x","labels":["a"]}"#),
      ("title=x weights=1 weights=2", #"{"title":"x","weights":[1,2]}"#),
      (#"title=x extra='{"a":1}'"#, #"{"title":"x","extra":{"a":1}}"#),
      ("title=x unknown:=1", #"{"title":"x","unknown":1}"#), (#"{"title":"x"}"#, #"{"title":"x"}"#),
    ])
  func bodies(_ line: String, _ expected: String) throws {
    #expect(try body(line).filter { !$0.isWhitespace } == expected)
  }

  @Test("a form's fields are its texts, and a body that is not described takes anything")
  func otherBodies() throws {
    let form = try request("CreateForm amount=5")
    #expect(form.headers["Content-Type"]?.hasPrefix("application/x-www-form-urlencoded") == true)
    #expect(try request("raw anything=5").body != nil)
  }

  @Test("what is required and missing is named, with what was used before")
  func missing() throws {
    #expect(
      problem("issues/get owner=a")
        == "issues/get needs repo, issue_number; try: call issues/get owner=a repo=… issue_number=…")
    #expect(
      problem("issues/create owner=a repo=b | wc")
        == "issues/create needs title; try: call issues/create owner=a repo=b title=… | wc")
    let used = try Forge.scope(visited: ["/repos/apple/swift/issues"])
    #expect(
      problem("issues/list-for-repo", in: used)
        == "issues/list-for-repo needs owner, repo; try: call issues/list-for-repo owner=apple repo=swift")
    let missing = try call("issues/get owner=a", in: used).missing
    #expect(missing.map(\.question) == ["repo (string) [swift]: ", "issue_number (integer): "])
  }

  @Test("how a list or an object is typed is said with the question for it")
  func typing() throws {
    let text = #"""
      {"openapi":"3.0.3","servers":[{"url":"https://api.forge.test"}],"paths":{"/a":{"get":{"operationId":"a",
       "parameters":[
       {"name":"ids","in":"query","required":true,"schema":{"type":"array","items":{"type":"integer"}}},
       {"name":"q","in":"query","required":true,"schema":{"type":"string"}}]}}}}
      """#
    var call = try call("a", in: Forge.scope(text))
    #expect(
      call.missing.map(\.question) == ["ids (array of integer, in JSON, such as [0,1]): ", "q (string): "])
    try call.give("[1,2]", for: try #require(call.missing.first))
    #expect(try request("a q=x ids=[1,2]", in: Forge.scope(text)).url.target == "/a?q=x&ids=1&ids=2")
    #expect(call.line.text == "call a 'ids=[1,2]'")
  }

  @Test("reserved characters of a query are sent as they are where that is described")
  func reserved() throws {
    let text = #"""
      {"openapi":"3.0.3","servers":[{"url":"https://api.forge.test"}],"paths":{"/a":{"get":{"operationId":"a",
       "parameters":[
       {"name":"ids","in":"query","allowReserved":true,"explode":false,"schema":{"type":"array"}},
       {"name":"q","in":"query","schema":{"type":"string"}}]}}}}
      """#
    let url = try request("a ids=a/b:c 'ids=d,e&f' q=a/b", in: Forge.scope(text)).url
    #expect(url.target == "/a?ids=a/b:c,d%2Ce%26f&q=a%2Fb")
  }

  @Test("what was missing can be given, and then stands in the line")
  func giving() throws {
    var call = try call("issues/get owner=a repo=b | wc")
    try call.give("7 8", for: try #require(call.missing.first))
    #expect(call.line.text == "call issues/get owner=a repo=b 'issue_number=7 8' | wc")
    #expect(call.missing.isEmpty)
  }

  @Test("where `cd` has gone into the path, that is given")
  func directory() throws {
    let there = try Forge.scope(directory: "repos/apple/swift")
    #expect(try request("issues/list-for-repo", in: there).url.target == "/repos/apple/swift/issues")
    #expect(try request("issues/list-for-repo repo=x", in: there).url.target == "/repos/apple/x/issues")
    #expect(try request("activity/list-starred", in: there).url.target == "/user/starred")
    let elsewhere = try Forge.scope(directory: "networks/apple")
    #expect(
      problem("issues/list-for-repo", in: elsewhere).hasPrefix("issues/list-for-repo needs owner, repo"))
  }

  @Test(
    "what cannot be meant is refused",
    arguments: [
      ("issues/lst-for-repo", "there is no operation issues/lst-for-repo; try: call issues/list-for-repo"),
      ("list-starred", "there is no operation list-starred; try: call activity/list-starred"),
      ("issues/get owner=.. repo=b issue_number=1", "owner is a part of the path, and cannot be .."),
      ("issues/get owner= repo=b issue_number=1", "owner is a part of the path, and cannot be empty"),
      ("issues/create owner=a repo=b title=x milestone=soon", "milestone takes integer or null, not soon"),
      (
        "issues/list-for-repo owner=a repo=b stat=open",
        "issues/list-for-repo has no parameter stat; it has owner, repo, state, labels, page, per_page, X-Trace"
      ),
      ("issues/get owner=a 7", "expected name=value, found 7"),
      ("issues/get --request POST", "--request makes a part of a request"),
    ])
  func mistakes(_ line: String, _ said: String) { #expect(problem(line).hasPrefix(said), "\(problem(line))") }

  @Test("an API that is not the base is not asked, and without a base the description says where")
  func bases() throws {
    let other = try Forge.scope(base: "http://other.test")
    #expect(
      problem("activity/list-starred", in: other)
        == "activity/list-starred is of another API than the base; try: base https://api.forge.test/")
    #expect(
      try request("activity/list-starred", in: Forge.scope(base: nil)).url.text
        == "https://api.forge.test/user/starred")
    #expect(problem("x", in: EndpointScope()) == "no description says what x is; try: use practice")
  }
}
