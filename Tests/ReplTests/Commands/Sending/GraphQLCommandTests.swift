import ApusClient
import ApusEndpoints
import ApusFolderTestSupport
import ApusGraphQL
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSending
import ApusSurroundings
import ApusSystem
import Testing

@testable import ApusRepl

@Suite("Asking in GraphQL", .paced)
struct GraphQLCommandTests {
  @Test("shows the data, which paths look into, and keeps the request as any other")
  func asking() async throws {
    let talk = try await Talk()
    let asked = await talk.say("gql { viewer { login name } }")
    #expect(asked.outcome == .ok && asked.outText.contains("octocat"), "\(asked.text)")
    #expect(await talk.say(".viewer.login").outText.contains("octocat"))
    #expect(await talk.say(".data.viewer.login").outText.contains("octocat"))
    #expect(await talk.say("curl").outText.contains("/graphql"))
    #expect(await talk.say("preview gql { viewer { login } }").outText.hasPrefix("POST /graphql HTTP/1.1"))
    #expect(await talk.say("repeat 2 gql { viewer { login } }").outcome == .ok)
    #expect(await talk.say("rerun 1").outText.contains("octocat"))
  }

  @Test("has variables as items, and queries over lines and in files")
  func variables() async throws {
    let talk = try await Talk()
    let file = "q.graphql"
    try talk.folder.write(
      "query A($l: String!) { person(login: $l) { id } } query B { fruits { id } }", to: file)
    #expect(
      await talk.say("gql query Q($n: Int) {\n  people(first: $n) { nodes { login } }\n} n=1").outcome == .ok)
    #expect(await talk.say(".people.nodes | wc -l").outcome == .ok)
    #expect(await talk.say("gql \(file) --operation A l=hubot").outText.contains("480938"))
    #expect(await talk.say("gql \(file)").text.contains("the document has several operations: A, B"))
  }

  @Test("says what was meant of a schema by help and shape for a name that it does not have")
  func meant() async throws {
    let talk = try await Talk()
    #expect(await talk.say("help Query.peopel").text.contains("try: help\n"))
    await talk.say("gql /graphql")
    #expect(await talk.say("help Query.peopel").text.contains("try: help Query.people\n"))
    #expect(await talk.say("help Persno").text.contains("try: help Person\n"))
    #expect(await talk.say("help tre").text.contains("try: help tree\n"))
    let shape = await talk.say("shape Persno")
    #expect(shape.text.contains("there is no type and no shape named Persno"), "\(shape.text)")
    #expect(shape.text.contains("try: shape Person\n") && shape.status == 2)
    #expect(await talk.say("shape Zzzzzz").text.contains("try: as\n"))
  }

  @Test("asks for the schema at a URL alone, and goes by it")
  func schema() async throws {
    let talk = try await Talk()
    let learnt = await talk.say("gql /graphql")
    #expect(
      learnt.outcome == .ok && learnt.notes.contains("queries, 2 mutations, 1 subscription"), "\(learnt.text)"
    )
    #expect(await talk.say("ls").outText.contains("person(login: String!): Person"))
    #expect(await talk.say("help Query.person").outText.contains("login  String!"))
    #expect(await talk.say("help Person").outText.contains("An account at the practice GitHub"))
    #expect(await talk.say("shape Fruit").outText.contains("price: Int!"))
    #expect(await talk.say("gql --sample viewer --depth 0").outText.hasPrefix("{\n  viewer {\n    id\n"))
    let refused = await talk.say("gql { viewer { logn } }")
    #expect(
      refused.code == "request.body" && refused.text.contains("try: gql { viewer { login } }"),
      "\(refused.text)")
    #expect(await talk.say("history").text.contains("logn") == false)
    let sent = await talk.say("gql { viewer { logn } } --anyway")
    #expect(sent.code == "graphql.errors" && sent.text.contains("did you mean login?"), "\(sent.text)")
  }

  @Test("writes a query for a field, whose URL may stand on either side of it")
  func samples() async throws {
    let talk = try await Talk()
    await talk.say("gql /graphql")
    let sample = await talk.say("gql --sample people")
    #expect(sample.outText.hasPrefix("{\n  people("), "\(sample.text)")
    for line in [
      "gql --sample /graphql people", "gql /graphql --sample people", "gql --sample people /graphql",
    ] {
      #expect(await talk.say(line).outText == sample.outText, "\(line)")
    }
    let unknown = await talk.say("gql --sample /graphql peopel")
    #expect(unknown.text.contains("try: gql --sample /graphql people\n"), "\(unknown.text)")
    #expect(await talk.say("gql --sample /people").flat.contains("query, mutation or subscription /people"))
    let elsewhere = await talk.say("gql --sample /other/graphql people")
    #expect(elsewhere.flat.contains("the GraphQL schema of this place is not known"), "\(elsewhere.text)")
  }

  @Test("says how deep a sample is only where one is wanted")
  func depth() async throws {
    let talk = try await Talk()
    await talk.say("gql /graphql")
    for line in ["gql --depth 3", "gql { viewer { login } } --depth 3"] {
      let refused = await talk.say(line)
      #expect(
        refused.code == "usage.argument" && refused.text.contains("--depth goes with --sample"), "\(line)")
    }
  }

  @Test("goes by a schema only where it came from, and says whose is known elsewhere")
  func foreign() async throws {
    let schema = #"""
      {"data": {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "OBJECT", "name": "Query",
        "fields": [{"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}]}}}
      """#
    let asked = Asked { request in
      let isSchema = if case .bytes(let bytes)? = request.body?.content { bytes.count > 400 } else { false }
      if request.url.path == "/closed" { return .response(status: 401) }
      return .response(status: 200, body: isSchema ? schema : #"{"data":{"a":1}}"#)
    }
    let talk = try await asked.talk(to: .plain)
    await talk.say("gql http://one.test/graphql")
    #expect(await talk.say("gql { b }").code == "request.body")
    let elsewhere = await talk.say("gql http://two.test/graphql { b }")
    #expect(elsewhere.outcome == .ok, "\(elsewhere.text)")
    #expect(
      elsewhere.flat.contains("not checked: the schema that is known is that of http://one.test/graphql"))
    await talk.say("gql /graphql")
    await talk.say("base http://three.test")
    #expect(await talk.say("gql { b }").outcome == .ok)
    #expect(asked.last?.url.text == "http://three.test/graphql")
    let sent = asked.all.count
    for line in ["ls queries", "help Query.a", "shape Query", "gql --sample a"] {
      let answer = await talk.say(line)
      #expect(answer.flat.contains("the GraphQL schema of this place is not known, only that of"), "\(line)")
      #expect(answer.flat.contains("try: gql /graphql") && answer.outText.isEmpty, "\(line)")
    }
    #expect(asked.all.count == sent)
    await talk.say("gql /graphql")
    #expect(await talk.say("help Query.a").outText.hasPrefix("Query.a"))
    #expect(await talk.say("gql --sample a").outText.contains("a"))
  }

  @Test("asks by what the program was given where the line has no query, or names it")
  func input() async throws {
    let asked = Asked(body: #"{"data": {"a": 1}}"#)
    for line in ["gql http://h.test/api", "gql http://h.test/api @-"] {
      let talk = try await asked.talk(to: .plain)
      let pipe = try #require(try? Descriptor.pipe())
      try pipe.writing.write(Array("query Q { a }".utf8))
      pipe.writing.close()
      await talk.engine.take { StandardInput(descriptor: pipe.reading.number) }
      #expect(await talk.say(line).outText == #"{"data": {"a": 1}}"#)
      pipe.reading.close()
      let sent = try #require(asked.last?.body?.bytesInMemory)
      #expect(String(decoding: sent, as: UTF8.self).contains("query Q { a }"))
    }
  }

  @Test("names http for an address of a WebSocket")
  func scheme() async throws {
    let answer = await (try await Talk()).say("gql ws://h.test/graphql { a }")
    #expect(answer.code == "request.url" && answer.text.contains("try: gql http://h.test/graphql { a }"))
  }

  @Test("goes on asking where the schema was refused, and not where nothing was")
  func refusedSchema() async throws {
    let asked = Asked { .response(status: $0.url.path == "/gone" ? 404 : 401) }
    let talk = try await asked.talk(to: .plain)
    await talk.say("gql /api")
    await talk.say("gql /gone")
    await talk.say("gql { viewer { login } }")
    #expect(asked.lines == ["POST /api", "POST /gone", "POST /api"])
  }

  @Test("says of a success with errors what it is, each with its place, and keeps the data")
  func errors() async throws {
    let talk = try await Talk()
    let answer = await talk.say("gql { viewer { login } broken }")
    #expect(answer.code == "graphql.errors" && answer.outcome.exitStatus == 1)
    #expect(
      answer.text.contains("this field is broken on purpose · line 1, column 20 · .broken"), "\(answer.text)")
    #expect(await talk.say(".viewer.login").outText.contains("octocat"))
    #expect(await talk.say(".errors[0].message").outText.contains("broken on purpose"))
    #expect(await talk.say("explain").text.contains("error[graphql.errors]"))
  }

  @Test("goes through pages by pageInfo, with a variable and without")
  func pages() async throws {
    let talk = try await Talk()
    let query = "gql { people(first: 3) { nodes { login } pageInfo { hasNextPage endCursor } } }"
    #expect(await talk.say(query).outText.contains("octocat"))
    #expect(await talk.say("next").outText.contains("ghost"))
    #expect(await talk.say("\(query) --all-pages | wc -c").outcome == .ok)
    let all = await talk.say("\(query) --all-pages")
    #expect(all.outText.contains("octocat") && all.outText.contains("ghost"))
  }

  @Test("shows a subscription as it comes")
  func subscription() async throws {
    let answer = try await Talk().say("gql subscription { articlePublished(count: 2) { title } }")
    #expect(
      answer.outcome == .ok && answer.outText.split(separator: "articlePublished").count == 3,
      "\(answer.text)")
  }

  @Test("takes a schema from a file")
  func specification() async throws {
    let talk = try await Talk()
    try talk.folder.write("type Query { a(b: Int!): Int }", to: "s.graphql")
    #expect(await talk.say("spec s.graphql").notes.contains("1 query, 1 type"))
    #expect(await talk.say("gql { a }").text.contains("Query.a needs the argument b: Int!"))
    try talk.folder.write("type Query { a }", to: "w.graphql")
    #expect(await talk.say("spec w.graphql").text.contains("cannot be read as a GraphQL schema"))
  }

  @Test("says what to do where no schema is, and where an answer is none")
  func nothing() async throws {
    let talk = try await Talk()
    #expect(await talk.say("gql --sample viewer").text.contains("no GraphQL schema is known"))
    #expect(await talk.say("gql /echo").text.contains("the answer has no GraphQL schema"))
    #expect(await talk.say("gql /nowhere").code == "http.404")
    #expect(await talk.say("gql { viewer").code == "usage.argument")
  }

  @Test("writes Swift with the fields that are selected")
  func swift() async throws {
    let talk = try await Talk()
    await talk.say("gql /graphql")
    await talk.say("gql query Who($login: String!) { person(login: $login) { name followers } } login=hubot")
    let source = await talk.say("swift").outText
    #expect(source.contains("var name: String?") && source.contains("let followers: Int"), "\(source)")
    #expect(source.contains("struct Who") && !source.contains("location"))
  }

  @Test("completes by the schema")
  func completion() throws {
    var session = Session()
    session.graphQL = KnownGraphQL(
      try GraphQLSchema(definitions: Array("type Query { viewer: User } type User { login: ID }".utf8)))
    let text = "gql { viewer { log"
    let found = EditorKnowledge(session, commands: .all).completion(of: text, at: text.utf8.count)
    #expect(found.candidates.map(\.text) == ["login"])
  }
}
