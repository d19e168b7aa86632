import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("What is not filled in of a URL", .paced)
struct UnfilledPartTests {
  @Test(
    "is refused where it stands, and a value is tried in its place",
    arguments: [
      ("delete /d/{id}", "{id}", "delete /d/1"), ("get '/d/{id}/x'", "{id}", "get '/d/1/x'"),
      ("get /d/a-{user_id}.json", "{user_id}", "get /d/a-1.json"),
      ("get /x?f={name}", "{name}", "get /x?f=1"),
      ("get http://h/{a}/{b}", "{a}", "get http://h/1/1"),
      ("get '/{a}/x/{b}/y'", "{a}", "get '/1/x/1/y'"),
      ("get /{a}/{{known}}/{b}", "{a}", "get /1/{{known}}/{b}"),
      ("get http://{host}/x", "{host}", "get http://1/x"),
      ("get /d/{番号}", "{番号}", "get /d/1"), ("get d/{user.name-2}", "{user.name-2}", "get d/1"),
      ("preview delete /d/{id}", "{id}", "preview delete /d/1"), ("/d/{id}", "{id}", "/d/1"),
      ("get --url /d/{id}", "{id}", "get --url /d/1"), ("get /d/\\{id\\}", "\\{id\\}", "get /d/1"),
      ("curl -X DELETE http://h/d/{id}", "{id}", "let id = …"),
      ("http DELETE h/d/{id}", "{id}", "let id = …"),
      ("get /users{?page,per_page}", "{?page,per_page}", "get /users"),
      ("get /d/{/id}", "{/id}", "get /d/"), ("get /d/{known}", "{known}", "get /d/{{known}}"),
      ("get /d/{.id}", "{.id}", "get /d/{{.id}}"), ("get /d/{{known}}/{id}", "{id}", "get /d/{{known}}/1"),
    ])
  func refused(_ line: String, _ place: String, _ instead: String) throws {
    let typed = line.hasPrefix("preview ") ? String(line.dropFirst(8)) : line
    let found = try problem(typed) { $0.variables = Variables(["known": .text("7")]) }
    #expect(found.problem.code == .requestVariable)
    #expect(found.place == place)
    #expect(found.problem.message.hasSuffix(" is not filled in; a brace that is meant is written %7B"))
    #expect((line == typed ? "" : "preview ") + (found.problem.suggestedLine(for: typed) ?? "") == instead)
  }

  @Test(
    "is not what holds no name, what is encoded, escaped or a variable's, nor what curl is told to leave",
    arguments: [
      ("get /d/%7Bid%7D", "/d/%7Bid%7D"), ("get /d/{1}", "/d/%7B1%7D"), ("get /d/{}", "/d/%7B%7D"),
      ("get /d/{", "/d/%7B"), ("get /d/{a,b}", "/d/%7Ba,b%7D"), (#"get /d/\{{id}}"#, "/d/%7B%7Bid%7D%7D"),
      ("get /d/{a b", "/d/%7Ba"), ("get /d/{{known}}", "/d/%7Bid%7D"),
      ("get /x?q={{known}}", "/x?q=%7Bid%7D"), ("curl -g http://h/d/{id}", "/d/%7Bid%7D"),
      ("curl --globoff http://h/d/{id}", "/d/%7Bid%7D"),
    ])
  func sent(_ line: String, _ target: String) throws {
    let line = line.hasSuffix(" b") ? String(line.dropLast(2)) : line
    let prepared = try prepare(line) { $0.variables = Variables(["known": .text("{id}")]) }
    #expect(prepared.request.url.target == target)
  }

  @Test("is refused in a value that is the whole URL, as answers have templates, too")
  func template() throws {
    let found = try problem("get {{link}}") { $0.variables = Variables(["link": .text("http://h/u{/id}")]) }
    #expect(found.problem.code == .requestVariable && found.place == "{{link}}")
  }

  @Test("curl's lists stand for several URLs, which is said")
  func lists() throws {
    #expect(try problem("curl http://h/{a,b}").problem.code == .requestURL)
  }

}
