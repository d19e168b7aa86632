import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Secrets of collections", .paced)
struct CollectionSecretsTests {
  private func postman(_ request: String, _ rest: String = "") throws -> RequestCollection {
    try RequestCollection.reading(
      #"{"info": {"name": "a", "schema": "v2.1.0"}, \#(rest) "item": [{"name": "r", "request": \#(request)}]}"#,
      .postmanCollection)
  }

  private func texts(_ request: CollectedRequest?) -> String {
    guard let request else { return "" }
    return request.http.start + request.http.headers.map { "\n\($0.name): \($0.value)" }.joined() + "\n"
      + request.bodyText
  }

  @Test(
    "a variable that stands where a secret does is one, whatever it is called",
    arguments: [
      #"{"url": "http://a.example", "auth": {"type": "bearer", "bearer": [{"key": "token", "value": "{{a}}"}]}}"#,
      #"{"url": "http://a.example", "header": [{"key": "Authorization", "value": "Bearer {{a}}"}]}"#,
      #"{"url": "http://a.example", "header": [{"key": "X-Api-Key", "value": "{{b}}"}]}"#,
      #"{"url": "http://a.example?api_key={{a}}"}"#,
      #"{"method": "POST", "url": "http://a.example", "body": {"mode": "raw", "raw": "{\"password\": \"{{a}}\"}"}}"#,
      #"{"method": "POST", "url": "http://a.example", "body": {"mode": "urlencoded", "urlencoded": [{"key": "password", "value": "{{a}}"}]}}"#,
    ])
  func used(_ request: String) throws {
    let variables = """
      "variable": [{"key": "a", "value": "canary-1234"}, {"key": "b", "value": "{{a}}"}, {"key": "c", "value": "open"}],
      """
    let found = try postman(request, variables)
    let environments = CollectionEnvironments(found)
    #expect(!environments.open.contains("canary-1234") && environments.secret.contains("canary-1234"))
    #expect(environments.open.contains("open"))
  }

  @Test(
    "whatever a secret stands in, a variable stands there",
    arguments: [
      #"{"method": "POST", "url": "http://a.example?api_key=canary-1234"}"#,
      #"{"method": "POST", "url": "http://me:canary-1234@a.example/"}"#,
      #"{"method": "POST", "url": "http://a.example", "header": [{"key": "Authorization", "value": "Bearer canary-1234"}]}"#,
      #"{"method": "POST", "url": "http://a.example", "header": [{"key": "Cookie", "value": "sid=canary-1234; b={{c}}"}]}"#,
      #"{"method": "POST", "url": "http://a.example", "auth": {"type": "bearer", "bearer": [{"key": "token", "value": "canary-1234"}]}}"#,
      #"{"method": "POST", "url": "http://a.example", "auth": {"type": "basic", "basic": {"username": "canary-1234", "password": ""}}}"#,
      #"{"method": "POST", "url": "http://a.example", "auth": {"type": "apikey", "apikey": {"key": "k", "value": "canary-1234", "in": "query"}}}"#,
      #"{"method": "POST", "url": "http://a.example", "body": {"mode": "raw", "raw": "{\"id\": {{n}}, \"password\": \"canary-1234\"}"}}"#,
      #"{"method": "POST", "url": "http://a.example", "body": {"mode": "raw", "raw": "<a><password>canary-1234</password></a>"}}"#,
      #"{"method": "POST", "url": "http://a.example", "body": {"mode": "urlencoded", "urlencoded": [{"key": "password", "value": "canary-1234"}]}}"#,
      #"{"method": "POST", "url": "http://a.example", "body": {"mode": "graphql", "graphql": {"query": "{ a }", "variables": "{\"token\": \"canary-1234\"}"}}}"#,
    ])
  func places(_ request: String) throws {
    let found = try postman(request)
    #expect(!texts(found.requests.first).contains("canary-1234"))
    #expect(found.variables.filter { $0.value == "canary-1234" }.map(\.isSecret) == [true])
    let environments = CollectionEnvironments(found)
    #expect(!environments.open.contains("canary-1234"))
    #expect(environments.secret.contains("canary-1234"))
    #expect(environments.secretCount == 1)
  }

  @Test("a token of a well-known shape, and a secret that stands elsewhere too, are found anywhere")
  func anywhere() throws {
    let found = try postman(
      #"{"method": "GET", "url": "http://a.example/ghp_0123456789abcdefABCDEF0123456789abcd/canary-12345"}"#,
      #""variable": [{"key": "password", "value": "canary-12345"}],"#)
    let text = texts(found.requests.first)
    #expect(!text.contains("ghp_") && !text.contains("canary"))
  }

  @Test("a variable with the value of a secret is one, whatever its name, and so is one that it stands in")
  func sameValue() throws {
    let variables = """
      "variable": [{"key": "plain", "value": "canary-1234"}, {"key": "adminSecret", "value": "canary-1234"},
      {"key": "note", "value": "it is canary-1234"}, {"key": "copy", "value": "canary-5678"},
      {"key": "open", "value": "canary"}, {"key": "pw", "value": "abc"}, {"key": "word", "value": "abc"}],
      """
    let found = try postman(
      #"{"url": "http://a.example", "auth": {"type": "bearer", "bearer": [{"key": "token", "value": "canary-5678"}]}}"#,
      variables)
    let environments = CollectionEnvironments(found)
    #expect(!environments.open.contains("canary-"), "\(environments.open)")
    for name in ["plain", "note", "copy"] {
      #expect(found.variables.first { $0.name == name }?.isSecret == true, "\(name)")
      #expect(environments.secret.contains("\"\(name)\""))
    }
    // What is this short may be any word.
    for name in ["open", "word"] { #expect(environments.open.contains("\"\(name)\""), "\(name)") }
    let lines = CollectionLines(found, environment: nil)
    #expect(!lines.settings.joined().contains("canary-"), "\(lines.settings)")
  }

  @Test("what is a variable already stays, and a secret without a value is named")
  func variables() throws {
    let found = try postman(
      #"{"method": "GET", "url": "http://a.example?api_key={{key}}", "header": [{"key": "Authorization", "value": "Bearer {{tok}}"}]}"#,
      #""variable": [{"key": "api_token", "value": ""}, {"key": "page", "value": "3"}],"#)
    #expect(found.requests.first?.http.start == "GET http://a.example?api_key={{key}}")
    #expect(found.requests.first?.header("Authorization") == "Bearer {{tok}}")
    #expect(found.variables.map(\.name) == ["page"])
    #expect(found.leftOut.map(\.what) == ["the value of the secret api_token, which is not in the file"])
  }

  @Test("a check that repeats a secret is left out, without it")
  func checks() throws {
    let text =
      "GET http://a.example\nHTTP 200\n[Asserts]\njsonpath \"$.token\" == \"canary-1234\"\njsonpath \"$.id\" == \"7\"\n"
    let found = try RequestCollection.reading(text, .hurl)
    #expect(found.requests.first?.checks.count == 2)
    #expect(found.leftOut.map(\.line) == [4] && found.leftOut.map(\.what) == ["a check of a secret"])
  }
}
