@_spi(Secrets) import ApusClient
import ApusJSON
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusLanguage

@Suite("Variables in lines", .paced)
struct TemplateFillingTests {
  private func adjust(_ context: inout RequestContext) throws {
    let root = try JSONDocument(#"{"id": 7, "s": "a\"b", "o": {"x": [1.0]}, "t": true, "path": "a/b?c"}"#)
      .root
    context.variables = Variables(
      Dictionary(uniqueKeysWithValues: root.members.map { ($0.name, .json($0.value)) })
        .merging(
          [
            "text": .text("x y=z"), "empty": .text(""), "token": .secret(Secret("s3cret")),
            "bracket": .text("[q]"),
          ]
        ) { $1 })
  }

  private func sent(_ line: String) throws -> SentText {
    var failure: (any Error)?
    let prepared = try prepare(line) { context in
      do { try adjust(&context) } catch { failure = error }
    }
    #expect(failure == nil)
    return SentText(prepared.request)
  }

  private func found(_ line: String) throws -> (problem: LineProblem, place: String) {
    try problem(line) { context in try? adjust(&context) }
  }

  @Test(
    "a value stands where its name did, and is never structure",
    arguments: [
      ("post /x a={{text}}", #"{"a": "x y=z"}"#), ("post /x a={{id}}", #"{"a": "7"}"#),
      (
        "post /x a:={{id}} b:={{s}} c:={{o}} d:={{text}}",
        #"{"a": 7, "b": "a\"b", "c": {"x": [1.0]}, "d": "x y=z"}"#
      ),
      ("post /x a:='[{{id}}, {{t}}]'", #"{"a": [7, true]}"#), ("post /x {{text}}=1", #"{"x y=z": "1"}"#),
      ("post /x a{{bracket}}=1", #"{"a[q]": "1"}"#), ("post /x a[{{text}}]=1", #"{"a": {"x y=z": "1"}}"#),
      ("post /x a[{{id}}]=1", #"{"a": [null, null, null, null, null, null, null, "1"]}"#),
      (
        #"post /x {"a": {{s}}, "b": "<{{s}}>", "c": {{o}}}"#,
        #"{"a": "a\"b", "b": "<a\"b>", "c": {"x": [1.0]}}"#
      ),
      ("post /x --raw {{s}}", "a\"b"), ("post /x --form a={{text}}", "a=x+y%3Dz"),
    ])
  func bodies(_ line: String, _ body: String) throws {
    #expect(try sent(line).body == body)
  }

  @Test(
    "in a URL a value is one part, but for one that begins it",
    arguments: [
      ("get /u/{{id}}", "/u/7"), ("get /u/{{path}}/z", "/u/a%2Fb%3Fc/z"),
      ("get /u?q={{text}}", "/u?q=x%20y%3Dz"),
      ("get {{path}}", "/a/b?c"), ("get /u q=={{text}}", "/u?q=x+y%3Dz"),
    ])
  func urls(_ line: String, _ target: String) throws {
    #expect(try sent(line).target == target)
  }

  @Test("a secret stays one in a header and in credentials")
  func secrets() throws {
    for line in [
      "get /x 'Authorization:Bearer {{token}}'", "get /x -A bearer -a {{token}}",
      "get /x -H 'Authorization: Bearer {{token}}'",
      "curl http://h/x -H \"Authorization: Bearer $token\"",
    ] {
      var context = RequestContext(files: .fixed([:]))
      context.base = try WebURL("http://h")
      try adjust(&context)
      guard case .request(let request) = try ParsedLine.parse(line) else {
        Issue.record("not a request")
        continue
      }
      let field = try #require(try request.prepare(in: context).request.headers.first("Authorization"))
      #expect(field.shown == Secret.mask)
      #expect(field.revealed == "Bearer s3cret")
    }
  }

  @Test(
    "a secret is refused where it would be seen",
    arguments: [
      "get /x q=={{token}}", "get /{{token}}", "post /x a={{token}}", "post /x a:={{token}}",
      "post /x {\"a\": {{token}}}",
      "post /x --raw {{token}}", "post /x {{token}}=1", "get /x {{token}}:1", "post /x -d {{token}}",
    ])
  func refusesSecrets(_ line: String) throws {
    let found = try found(line)
    #expect(found.problem.code == .requestVariable)
    #expect(found.place == "{{token}}")
    #expect(!found.problem.description.contains("s3cret"))
  }

  @Test("an empty value makes a header empty; only the line itself leaves one out")
  func empty() throws {
    #expect(try sent("get /x X:{{empty}}").headers.contains("x: "))
  }

  private func word(_ text: String) throws -> Template {
    try #require(Words("post \(text)").words.last).template
  }

  @Test("a byte of the filled text leads back to its place in the line, or to the hole that made it")
  func places() throws {
    let filled = try word("あ{{a}}b").filled(from: Variables(["a": .text("xyz")]))
    #expect(filled.shown == "あxyzb")
    #expect([0, 2, 3, 5, 6].map { filled.place(ofByte: $0) } == [5..<6, 7..<8, 8..<13, 8..<13, 13..<14])
    #expect(filled.place(ofByte: 99) == 14..<14)
  }

  @Test("in JSON a value inside a string is its characters, and elsewhere a value")
  func json() throws {
    let variables = Variables(["a": .text("x\"y"), "n": .json(try JSONDocument("[1.0]").root)])
    let filled = try word(#"{"k{{a}}": {{a}}, "\"": "{{n}}", "l": {{n}}}"#).filledAsJSON(from: variables)
    #expect(filled.shown == #"{"kx\"y": "x\"y", "\"": "[1.0]", "l": [1.0]}"#)
  }

  @Test("a header's value that holds a secret is one as a whole, under the secret's name")
  func headerValues() throws {
    let variables = Variables(["a": .secret(Secret("s3cret", name: "a")), "b": .text("plain")])
    #expect(try word("'x {{b}}'").filled(from: variables).headerValue == .text("x plain"))
    guard case .secret(let secret) = try word("'x {{a}}'").filled(from: variables).headerValue else {
      Issue.record("it is shown")
      return
    }
    #expect(secret.reveal() == "x s3cret")
    #expect(secret.name == "a")
  }
}
