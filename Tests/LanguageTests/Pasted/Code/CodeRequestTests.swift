import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Requests of programs", .paced)
struct CodeRequestTests {
  private func sent(_ line: String) throws -> SentText { SentText(try prepare(line, base: nil).request) }

  @Test("a query goes before the fragment and behind what is there")
  func query() throws {
    var request = CodeRequest(url: "http://h/p?x=1#f", at: 0..<1)
    try request.addQuery(.object([("a", .text("b c", 0..<1))], 0..<1))
    #expect(request.url.text == "http://h/p?x=1&a=b+c#f")
    #expect(throws: LineProblem.self) { try request.addQuery(.list([], 0..<1)) }
  }

  @Test("`{name}` is a placeholder as in curl's lines; other braces and brackets are signs")
  func placeholders() throws {
    let found = try problem("fetch(\"http://h/users/{id}/x\")", base: nil)
    #expect(found.problem.message == "{id} is not filled in; a brace that is meant is written %7B")
    #expect(found.problem.suggestion == "let id = …")
    let filled = try prepare("fetch(\"http://h/users/{id}/x\")", base: nil) {
      $0.variables = Variables(["id": .text("7")])
    }
    #expect(filled.request.url.path == "/users/7/x")
    #expect(
      try sent("requests.get('http://h/a[1-3]?f={\"b\": 1}')").target.contains("1-3"))
  }

  @Test(
    "a line of ours is none, and is not made one",
    arguments: ["get /x a=fetch(1)", "X-I:axios.get(1)"])
  func others(_ line: String) throws {
    if case .request(let request) = try ParsedLine.parse(line) { #expect(!request.isTranslated) }
  }

  @Test(
    "what an option does that is not known here is told by its name",
    arguments: [
      ("fetch('http://h', {agent: 1})", "agent"), ("axios.get('http://h', {httpsAgent: 1})", "httpsAgent"),
      ("requests.get('http://h', hooks={})", "hooks"), ("irm http://h -Proxy x", "-Proxy"),
      ("requests.post('http://h', files={'a': open('x')})", "open('x')"),
    ])
  func unknown(_ line: String, _ name: String) throws {
    #expect(try problem(line, base: nil).problem.message.contains(name))
  }

  @Test(
    "a call without a URL is refused",
    arguments: ["fetch()", "axios({})", "requests.get()", "irm -Method Get"])
  func homeless(_ line: String) throws {
    #expect(try problem(line, base: nil).problem.code == .requestURL)
  }
}
