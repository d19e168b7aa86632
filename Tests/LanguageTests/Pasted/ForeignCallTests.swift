import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Lines of a program", .paced)
struct ForeignCallTests {
  @Test(
    "a pasted call is told for what it is, with the line that asks for the same where that is certain",
    arguments: [
      ("session.get('http://h/p?token=abc')", "Python", "get 'http://h/p?token=abc'"),
      ("r = session.delete(\"http://h\").json()", "Python", "delete http://h"),
      ("session.request('PUT', 'http://h/x')", "Python", "put http://h/x"),
      ("r=session.post('http://h', json={'a': 1})", "Python", "help items"),
      ("urllib.request.urlopen('http://h')", "Python", "get http://h"),
      ("ky('http://h/')", "JavaScript", "get http://h/"),
      ("got(`http://h/${id}`)", "JavaScript", "help items"),
      ("superagent.get('http://h/a b').then(f)", "JavaScript", "get 'http://h/a b'"),
      ("var r = $.ajax({ url: 'http://h' })", "JavaScript", "help items"),
      ("resp, err := http.Get(\"http://h\")", "part of a program", "get http://h"),
      ("HTTParty.get('http://h')", "Ruby", "get http://h"),
      ("client.get('/x')", "part of a program", "get /x"),
    ])
  func calls(_ line: String, _ language: String, _ suggestion: String) throws {
    let problem = try #require(throws: LineProblem.self) { try ParsedLine.parse(line) }
    #expect(problem.message == "this is \(language); here a request begins with its method")
    #expect(problem.suggestedLine(for: line) == suggestion)
    #expect(ParsedLine.isComplete(line))
  }

  @Test(
    "what only looks like one is a line as before",
    arguments: [
      "post /x a=fetch(1)", "a=f(x)", "note fetch('x')", "get /x q==requests.get(1)", "X-A:fetch(1)",
      "let x = f(1)",
      "find fetch(1)", "curl -d 'fetch(1)' http://h", ".a[?match(@.b, 'fetch(x)')]",
    ])
  func others(_ line: String) throws { _ = try ParsedLine.parse(line) }
}
