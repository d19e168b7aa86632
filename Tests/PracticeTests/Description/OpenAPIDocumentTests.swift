import ApusJSON
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("The description of the practice API", .paced)
struct OpenAPIDocumentTests {
  private func specification(_ server: PracticeServer) throws -> Specification {
    try Specification(try get(server, "/openapi.json").body)
  }

  private static let routes = AllRoutes.routes.filter { !$0.isFallback }

  @Test("it is a description without a flaw, and says where the API is")
  func sound() throws {
    try withServer { server in
      let specification = try specification(server)
      #expect(specification.warnings.map(\.message) == [])
      #expect(specification.brokenReferences().map(\.message) == [])
      #expect(specification.servers.map(\.url) == ["http://practice.localhost"])
      let ids = specification.operations.compactMap(\.id)
      #expect(Set(ids).count == specification.operations.count)
    }
  }

  @Test("every route is in it, with its summary and each of its holes")
  func complete() throws {
    try withServer { server in
      let specification = try specification(server)
      for route in Self.routes {
        guard let operation = specification.operation(method(of: route), route.pattern.template) else {
          Issue.record("\(route.pattern.text) is missing")
          continue
        }
        #expect(operation.summary == route.summary)
        #expect(operation.parameters(in: .path).map(\.name) == route.pattern.names)
        #expect(!operation.responses.isEmpty, "\(operation)")
        for parameter in operation.parameters { #expect(parameter.summary?.hasSuffix(".") == true) }
      }
    }
  }

  @Test("the example of each route is allowed, and its answer fits")
  func examples() throws {
    try withServer { server in
      let specification = try specification(server)
      for route in Self.routes {
        let client = try RawClient(port: server.port)
        client.send(request(for: route))
        let answer = try client.readResponse()
        let path = String(route.example.prefix { $0 != "?" })
        guard let match = specification.match(method(of: route), path) else {
          Issue.record("\(route.example) is not described")
          continue
        }
        #expect(match.operation.path == route.pattern.template)
        let query = try RequestTarget.pairs(of: String(route.example.dropFirst(path.count + 1))).map {
          ($0.name, $0.value)
        }
        let parts = RequestParts(
          query: query, headers: route.exampleFields.map { ($0.name, $0.value) },
          hasBody: route.exampleBody != nil)
        #expect(match.warnings(for: parts).map(\.description) == [], "\(route.example)")
        if route.pattern.firstSegment != "faults" { try expectFit(answer, match.operation) }
      }
    }
  }

  private func method(of route: Route) -> Operation.Method {
    Operation.Method(rawValue: route.exampleMethod) ?? .trace
  }

  /// More answers than those to the examples.
  private static let others: [(method: Operation.Method, path: String, token: String?, status: Int)] = [
    (.get, "/github/users/monalisa", nil, 200), (.get, "/github/users/ghost", nil, 200),
    (.get, "/github/users/nobody", nil, 404), (.get, "/github/users/octocat", "bad", 401),
    (.get, "/github/users/octocat/repos", nil, 200), (.get, "/github/user", nil, 401),
    (.get, "/github/user", "norights", 403), (.get, "/github/gists", nil, 200),
    (.get, "/github/search/repositories", nil, 422), (.get, "/github/search/repositories?q=a", nil, 200),
    (.post, "/github/gists", "a", 400), (.delete, "/github/gists/none", "a", 404),
    (.get, "/qiita/api/v2/users/nanashi", nil, 200), (.get, "/qiita/api/v2/users/x", nil, 404),
    (.get, "/qiita/api/v2/items?per_page=100", nil, 200),
    (.get, "/qiita/api/v2/authenticated_user", nil, 401),
    (.post, "/qiita/api/v2/items", "a", 400), (.post, "/greenstore/api/v1/food/fruits", nil, 400),
    (.get, "/greenstore/api/v1/food/fruits", nil, 200), (.get, "/mamari/api/suggest", nil, 400),
    (.get, "/redirect/-1", nil, 400), (.get, "/stream/x", nil, 400), (.get, "/faults/none", nil, 404),
    (.get, "/bearer", nil, 401), (.get, "/basic-auth/a/b", nil, 401),
  ]

  @Test("other answers fit too: failures, and the accounts that lack something")
  func otherAnswers() throws {
    try withServer { server in
      let specification = try specification(server)
      for (method, path, token, status) in Self.others {
        let fields = token.map { ["Authorization: Bearer \($0)"] } ?? []
        let answer = try ask(server, method.rawValue, path, fields, body: method == .post ? "[" : "")
        #expect(answer.status == status, "\(method) \(path)")
        let match = specification.match(method, String(path.prefix { $0 != "?" }))
        if let match { try expectFit(answer, match.operation) } else { Issue.record("\(path) is missing") }
      }
    }
  }

  @Test("a body made from the description is accepted, and one made from all of its fields")
  func bodies() throws {
    var read: Specification?
    try withServer { read = try specification($0) }
    let description = try #require(read)
    for route in Self.routes where route.description.body != nil {
      for fields in [SampleFields.required, .all] {
        try withServer { server in
          let operation = description.operation(method(of: route), route.pattern.template)
          guard let operation, let sample = operation.body?.json?.schema?.sample(fields) else {
            Issue.record("\(route.pattern.text) has no body to make")
            return
          }
          let headers = ["Authorization: Bearer a", "Content-Type: application/json"]
          let answer = try ask(
            server, route.exampleMethod, route.example,
            headers + route.exampleFields.map { "\($0.name): \($0.value)" }, body: "\(sample)")
          #expect((200..<300).contains(answer.status), "\(operation) \(sample): \(answer.text)")
          try expectFit(answer, operation)
        }
      }
    }
  }

  private func expectFit(_ answer: WireResponse, _ operation: Operation) throws {
    let described = try #require(operation.response(for: answer.status), "\(operation): \(answer.status)")
    guard let content = described.contents.first else { return }
    let type = try #require(answer.first("Content-Type")?.split(separator: ";").first)
    #expect(content.type == type, "\(operation)")
    guard content.isJSON, answer.first("Content-Encoding") == nil else { return }
    let schema = try #require(content.schema)
    let document = try JSONDocument(answer.body)
    #expect(schema.mismatches(in: document.root).map(\.description) == [], "\(operation) \(answer.status)")
    if let example = content.examples.first { #expect(schema.accepts(example), "\(operation)") }
  }
}
