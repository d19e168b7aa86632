import ApusLanguage
import ApusPacingTestSupport
import ApusSurroundings
import ApusSystem
import ApusText
import Testing

@testable import ApusEndpoints

@Suite("A line in GraphQL and the schema", .paced)
struct GraphQLAskingTests {
  private func request(
    _ text: String, operation: String? = nil, files: [String: String] = [:], isAnyway: Bool = false
  ) throws -> RequestLine {
    let line = try CommandLine(Words(text))
    let name = operation.map { Word(typed: $0) }
    let asked = try GraphQLLine(line, line.arguments, operation: name)
    return try GraphQLAsking(asked, in: GraphScope.scope(), Variables(), .fixed(files, home: "/home/me"))
      .request(isAnyway: isAnyway)
  }

  /// The message, the part of the line that is marked, and the line to type instead.
  private func problem(_ text: String, operation: String? = nil) throws -> [String] {
    let problem = try #require(throws: LineProblem.self) { try request(text, operation: operation) }
    let marked = String(
      decoding: Array(text.utf8)[problem.range.clamped(to: 0..<text.utf8.count)], as: UTF8.self)
    return [problem.message, marked, problem.suggestedLine(for: text) ?? ""]
  }

  @Test("make a request where the schema is")
  func right() throws {
    #expect(try request("gql { people { name } }").url?.plain == "/api")
    #expect(try request("gql query Q($n: String!) { person(name: $n) { id } } n=Ada").items.count == 3)
    #expect(try request("gql query Q($n: String!) { person(name: $n) { id } } n={{x}}").items.count == 3)
    #expect(try request("gql mutation($p: NewPerson!) { add(input: $p) { id } } p[name]=A").items.count == 3)
    #expect(
      try request("gql /x").items.first { $0.name.plain == "query" }?.value.plain?.contains("__schema")
        == true)
  }

  @Test("tell what the schema does not have, at its place and with what was meant")
  func fields() throws {
    #expect(
      try problem("gql { people { nme } }")
        == ["Person has no field nme", "nme", "gql { people { name } }"])
    #expect(
      try problem("gql { person { id } x }")
        == ["Query.person needs the argument name: String!", "person", "help gql"])
    #expect(try problem("gql { a(b: ) }")[0...1] == ["expected a value, found `)`", ")"])
    #expect(try problem("gql { person(name: \"{{x}}\") { nme } }".replacing("{{x}}", with: "y"))[1] == "nme")
  }

  @Test("tell a bracket that is never closed, or closes nothing, also in quotes and in a file")
  func brackets() throws {
    #expect(
      try problem("gql '{ people(first: 1) { name }'")[0...1]
        == ["the `{` that opens here is never closed", "{"])
    #expect(
      try problem("gql '{ people { name } } }'")[0...1]
        == ["one `}` too many: nothing is open that it could close", "}"])
    #expect(try problem("gql { people ( name }")[1] == "(")
    #expect(try request("gql '{ people {'", isAnyway: true).items.count == 2)
    let file = try #require(throws: CommandFailure.self) {
      try request("gql q.gql", files: ["q.gql": "{\n  people {\n    name\n  }\n"])
    }
    #expect(file.message == "q.gql: the `{` that opens here is never closed" && file.place?.range == 0..<1)
  }

  @Test("tell each that is wrong with its place in the query, but no more than five")
  func several() throws {
    func details(_ text: String) throws -> [String] {
      try #require(throws: LineProblem.self) { try request(text) }.details
    }
    #expect(try details("gql { people { nme } }") == [])
    // A line of several cannot be typed again as one: its place is shown, as in a file.
    let lines = try #require(throws: CommandFailure.self) { try request("gql { people { nme }\n  x }") }
    #expect(lines.message == "Person has no field nme" && lines.note == "did you mean name?")
    #expect(lines.details.map(\.text) == ["line 2, column 3: Query has no field x"])
    #expect(lines.place.map { String(decoding: $0.bytes[$0.range], as: UTF8.self) } == "nme")
    #expect(
      try details("gql { a b c d e }")
        == ["b", "c", "d", "e"].enumerated().map { place, name in
          "line 1, column \(place * 2 + 5): Query has no field \(name)"
        })
    #expect(try details("gql { a b c d e f g }").suffix(2).last == "… 2 more")
    let file = try #require(throws: CommandFailure.self) {
      try request("gql q.gql", files: ["q.gql": "{ # りんご\n  a\n  b }"])
    }
    #expect(file.message == "q.gql: Query has no field a")
    #expect(file.details.map(\.text) == ["line 3, column 3: Query has no field b"])
  }

  @Test("tell values that do not fit, at the item that gives them")
  func values() throws {
    let query =
      "gql query Q($n: String!, $f: Int, $s: Size) { person(name: $n, size: $s) { id } people(first: $f) { id } }"
    #expect(try problem("\(query) n=A f=x")[0...1] == [#"$f is "x", and Int is wanted"#, "x"])
    #expect(try problem("\(query) n=A f=x")[2] == "help gql")
    #expect(try problem("\(query) n=A s=HUGE")[1...2] == ["HUGE", "help Size"])
    #expect(try problem("\(query) n=A s=SMAL")[1...2] == ["SMAL", "\(query) n=A s=SMALL"])
    #expect(try problem("\(query) n=A g=1")[0] == "the operation declares no $g")
    #expect(try problem(query)[0...1] == ["$n needs a value: String!", "n"])
    #expect(
      try problem("gql mutation($p: NewPerson!) { add(input: $p) { id } } p:={\"nam\":1}")[1] == "{\"nam\":1}"
    )
  }

  @Test("send what is typed into an input object as its type says")
  func members() throws {
    let items = try request("gql mutation($p: NewPerson!) { add(input: $p) { id } } p[name]=5 p[age]=5").items
    #expect(items.filter(\.separator.isJSONData).suffix(2).map(\.separator) == [.string, .json])
    #expect(items.last?.name.plain == "variables[p][age]" && items.last?.value.plain == "5")
    let add = "gql mutation($p: NewPerson!) { add(input: $p) { id } }"
    #expect(
      try problem("\(add) p[name]=A p[age]=xyz")[0...1] == [#"$p.age is "xyz", and Int is wanted"#, "xyz"])
    #expect(
      try problem("\(add) p[name]=A p[aeg]:=7")[0...1]
        == ["$p: NewPerson has no field aeg: did you mean age?", "7"])
    #expect(try problem("\(add) p[name]=A p[aeg]:=7")[2] == "help NewPerson")
    #expect(try problem("\(add) p[name]=A p[age]=xyz")[2] == "help NewPerson")
    #expect(try request("\(add) p[name]={{x}} p[age]={{y}}").items.count == 4)
  }

  @Test("tell each value that does not fit, but no more than five")
  func severalValues() throws {
    func details(_ text: String) throws -> [String] {
      try #require(throws: LineProblem.self) { try request(text) }.details
    }
    let query = "gql query Q($n: String!, $f: Int) { person(name: $n) { id } people(first: $f) { id } }"
    #expect(try details("\(query) n=A f=x") == [])
    #expect(try details("\(query) n:=1 f=x") == [#"$f is "x", and Int is wanted"#])
    #expect(try details("\(query) f=x") == [#"$f is "x", and Int is wanted"#])
    let many = try details("\(query) n=A a=1 b=1 c=1 d=1 e=1 g=1 f=x")
    #expect(many.first == "the operation declares no $b" && many.count == 5 && many.last == "… 2 more")
  }

  @Test("ask which operation is meant")
  func operations() throws {
    let two = "gql query A { old } query B { old }"
    #expect(try problem(two) == ["the document has several operations: A, B", "", "\(two) --operation A"])
    #expect(try request(two, operation: "B").items.contains { $0.name.plain == "operationName" })
    #expect(try problem("gql query Abc { old } ", operation: "Abd")[0] == "the document has no operation Abd")
    #expect(
      try problem("gql fragment F on Person { id }")[0] == "the document has no operation, only fragments")
  }

  @Test("are not compared where somebody sends it anyway")
  func anyway() throws {
    #expect(try request("gql { nothing }", isAnyway: true).items.count == 2)
    #expect(try request("gql { a(b: ) }", isAnyway: true).items.count == 2)
  }

  @Test("show the place in a file that has the query")
  func files() throws {
    let files = ["q.graphql": "{\n  people { nme }\n}", "good.gql": "{ old }"]
    let failure = try #require(throws: CommandFailure.self) { try request("gql q.graphql", files: files) }
    #expect(failure.message == "q.graphql: Person has no field nme" && failure.note == "did you mean name?")
    #expect(failure.place != nil && failure.suggestions == ["help gql"])
    #expect(try request("gql good.gql", files: files).items.count == 2)
    #expect(throws: LineProblem.self) { try request("gql none.graphql") }
  }
}
