import ApusClient
import ApusGraphQL
import ApusJSON
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusLanguage

@Suite("A line that asks in GraphQL", .paced)
struct GraphQLLineTests {
  private func line(_ text: String, operation: String? = nil) throws -> GraphQLLine {
    let line = try CommandLine(Words(text))
    return try GraphQLLine(line, line.arguments, operation: operation.map { Word(typed: $0) })
  }

  private func sent(
    _ text: String, operation: String? = nil, variables: Variables = Variables()
  ) throws -> SentText {
    let line = try line(text, operation: operation)
    guard case .typed(let word)? = line.source else { throw LineProblem("no query", at: 0..<0) }
    let document = try? GraphQLDocument(word.text)
    let request = try line.request(word.template, at: "/graphql", document, nil, variables: variables)
    var context = RequestContext(
      base: try WebURL("http://h"), files: .fixed(["a.txt": "hello"], home: "/home/me"))
    context.variables = variables
    context.boundary = "cut"
    return SentText(try request.prepare(in: context).request, files: ["a.txt": "hello"])
  }

  @Test("sends its query as JSON to where the schema is, or to the URL that it names")
  func plain() throws {
    let plain = try sent("gql { a }")
    #expect(plain.method == "POST" && plain.target == "/graphql" && plain.body == #"{"query": "{ a }"}"#)
    #expect(plain.headers.contains("accept: application/graphql-response+json, application/json"))
    #expect(try sent("gql /v2 { a }").target == "/v2")
    #expect(try sent("gql http://other/x { a }").authority == "other")
  }

  @Test("takes a query in quotes, as it stands in a shell")
  func quoted() throws {
    #expect(
      try sent("gql /v2 'query Q($n: Int) { a }' n=3").body
        == #"{"query": "query Q($n: Int) { a }", "variables": {"n": 3}}"#)
    #expect(try sent("gql \"{ a }\"").body == #"{"query": "{ a }"}"#)
  }

  @Test("takes a query in quotes whose brackets do not fit, and no name or place in quotes")
  func brokenQuotes() throws {
    for text in ["{ a(b: 1) { c }", "{ a(b: 1) } }", "query Q", "{ a } b"] {
      guard case .typed(let word)? = try line("gql '\(text)'").source else {
        Issue.record("\(text) is no query")
        continue
      }
      #expect(word.text == text)
    }
    for text in ["query", "{{base}}/graphql", "/graphql"] {
      #expect(try line("gql '\(text)'").url?.text == text)
    }
  }

  @Test(
    "is refused with a bracket too many, at its place and with the line without it",
    arguments: [
      ("gql { a } }", "nothing is open that it could close", 10, "gql { a }"),
      ("gql { a }} ) n=1", "nothing is open that it could close", 9, "gql { a } n=1"),
      ("gql { a } } n=1 }", "nothing is open that it could close", 10, "gql { a } n=1 }"),
      ("gql { a } b { c } }", "the query ends before b", 18, "help gql"),
      ("gql { a } n=1 ]", "the query ends before n=1", 14, "help gql"),
      ("gql a }", "nothing is open that it could close", 6, "help gql"),
    ])
  func surplus(_ text: String, _ message: String, _ place: Int, _ instead: String) throws {
    let problem = try #require(throws: LineProblem.self) { try line(text) }
    let sign = try #require(text.dropFirst(place).first)
    #expect(problem.message == "one `\(sign)` too many: \(message)" && problem.range == place..<place + 1)
    #expect(problem.suggestedLine(for: text) == instead)
  }

  @Test("sends variables as the operation declares them")
  func variables() throws {
    let text = #"gql query Q($n: Int, $s: String, $o: O) { a } n=3 s=3 o[b][c]=x o[d]:=[1] p:=null"#
    #expect(
      try sent(text).body
        == #"{"query": "query Q($n: Int, $s: String, $o: O) { a }", "variables": {"n": 3, "s": "3", "o": {"b": {"c": "x"}, "d": [1]}, "p": null}}"#
    )
    var variables = Variables()
    variables.values["id"] = .text("a\"b")
    #expect(
      try sent("gql { a } i={{id}}", variables: variables).body
        == #"{"query": "{ a }", "variables": {"i": "a\"b"}}"#)
  }

  @Test("says which operation is meant, and takes headers and items of the query")
  func others() throws {
    let sent = try sent("gql query A { a } query B { b } X-Team:5 v==2 Accept:a/b", operation: "B")
    #expect(sent.body == #"{"query": "query A { a } query B { b }", "operationName": "B"}"#)
    #expect(sent.target == "/graphql?v=2" && sent.headers.contains("x-team: 5"))
    #expect(sent.headers.contains("accept: a/b"))
  }

  @Test("asks for events where it subscribes")
  func subscription() throws {
    #expect(try sent("gql subscription { a }").headers.contains("accept: text/event-stream"))
  }

  @Test("reads the query from a file that is named like one, or behind an at sign")
  func files() throws {
    for text in ["gql q.graphql id=1", "gql /x @query.txt", "gql Q.GQL"] {
      guard case .file? = try line(text).source else {
        Issue.record("\(text) names no file")
        continue
      }
    }
    #expect(try line("gql /graphql").source == nil && line("gql /graphql").url?.text == "/graphql")
  }

  @Test(
    "is refused with two queries, or a word that is no value",
    arguments: [
      ("gql { a } x { b }", "expected the value of a variable, found x"),
      ("gql { a } x", "expected the value of a variable, found x"),
      ("gql { a } [1]", "a request has one document; this is a second"),
      ("gql a.gql b.gql", "a request has one document; this is a second"),
    ])
  func refused(_ text: String, _ message: String) {
    let problem = #expect(throws: LineProblem.self) { try line(text) }
    #expect(problem?.message == message)
  }

  @Test(
    "is refused where a member of a variable stands behind a dot, with how it is written",
    arguments: [
      ("in.files@a.txt", "in[files]@a.txt"), ("in.a.b=1", "in[a][b]=1"), ("in.a[0]:=1", "in[a][0]:=1"),
    ])
  func dots(_ item: String, _ instead: String) {
    let problem = #expect(throws: LineProblem.self) { try line("gql { a } \(item)") }
    #expect(problem?.suggestedLine(for: "gql { a } \(item)") == "gql { a } \(instead)")
  }

  @Test("takes dots elsewhere: in a header's name, in the query, in a member's")
  func otherDots() throws {
    #expect(try line("gql { a } X.Y:abc v.w==2 in[a.b]=1 a.=1 1.2=3").items.count == 5)
  }

  @Test("tells the values that can be seen")
  func values() throws {
    let text = "gql query Q($n: Int) { a } n=3 s:=[1] t={{x}} f@a.txt o[p]=1"
    let operation = try #require(try GraphQLDocument("query Q($n: Int) { a }").operations.first)
    let values = try line(text).values(operation, nil)
    #expect(values.map(\.1.text) == ["3", "[1]"])
  }

  @Test("sends files as parts of a form, which say where in the variables they belong")
  func upload() throws {
    let body = try sent("gql mutation($f: Upload!, $n: Int) { u(f: $f) } f@a.txt n=2 l[1]@a.txt").body
    #expect(
      body.contains(
        #"{"query": "mutation($f: Upload!, $n: Int) { u(f: $f) }", "variables": {"f": null, "n": 2, "l": [null, null]}}"#
      ))
    #expect(body.contains(#"{"0": ["variables.f"], "1": ["variables.l.1"]}"#))
    #expect(body.contains(#"name="0"; filename="a.txt""#) && body.contains(#"name="1"; filename="a.txt""#))
  }
}
