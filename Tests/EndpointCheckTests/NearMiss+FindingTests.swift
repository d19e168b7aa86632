import ApusEndpointCheck
import Foundation
import Testing

@Suite("Members of endpoints that nothing uses")
struct NearMissFindingTests {
  private func found(_ members: String, in kind: String = "Endpoint") -> [String] {
    NearMiss.all(in: [("A.swift", "struct Find: \(kind) {\n\(members)\n}")]).map {
      "\($0.line) \($0.member) -> \($0.meant)"
    }
  }

  @Test(
    "what is called nearly like a requirement is listed with the name that is meant",
    arguments: [
      ("var queryItems: [QueryItem] { [] }", "2 queryItems -> query"),
      ("var header: HeaderFields { [:] }", "2 header -> headers"),
      ("struct ErrorReponse: Decodable {}", "2 ErrorReponse -> ErrorResponse"),
      ("static let method = HTTPMethod.post", "2 static method -> method"),
      (
        "let queryItems: [Q]\ninit(queryItems: [Q]) throws(E) { self.queryItems = queryItems }",
        "2 queryItems -> query"
      ),
      (
        "let header: H\nstruct Response: Decodable { let header: String; let x = header }",
        "2 header -> headers"
      ),
      ("let params: P", "2 params -> parameters"), ("var bdoy: EndpointBody { .nothing }", "2 bdoy -> body"),
      ("typealias Home = Shop", "2 Home -> API"),
      ("func headers() -> HeaderFields { [:] }", "2 headers() -> headers"),
      (
        "func adjust(_ options: inout RequestOptions) {}",
        "2 adjust(_:) -> configure(_ options: inout RequestOptions)"
      ),
      (
        "func configure(options: inout RequestOptions) {}",
        "2 configure(options:) -> configure(_ options: inout RequestOptions)"
      ),
      (
        "func configure(_ options: RequestOptions) {}",
        "2 configure(_:) -> configure(_ options: inout RequestOptions)"
      ),
      (
        "func decode(from exchange: Exchange) throws -> Response { 1 }",
        "2 decode(from:) -> decode(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> Response"
      ),
      (
        "func decodeError(from exchange: Exchange) throws -> ErrorResponse { 1 }",
        "2 decodeError(from:) -> decodeError(from exchange: Exchange, using decoder: any ResponseDecoder) throws -> "
          + "ErrorResponse"
      ),
    ])
  func listed(_ member: String, _ expected: String) {
    #expect(found(member) == [expected])
  }

  @Test(
    "what is used, or is nothing like a requirement, is not listed",
    arguments: [
      "var query: [QueryItem] { [] }", "var headers: [String: String] { [:] }", "let login: String",
      "func configure(_ options: inout RequestOptions) {}",
      "struct Response: Decodable { let header: String }",
      "let header: String\nvar headers: [String: String] { [\"X\": header] }",
      "let queries: String\nvar path: EndpointPath { \"/\\(queries)\" }",
      "let queries: Q\ninit(queries: Q) { self.queries = queries }\nvar query: Q { queries }",
      "// var queryItems: [QueryItem]\n/* var header = 1 /* */ */ let text = \"var header = 1\"",
      "func decode(from exchange: Exchange, using decoder: any ResponseDecoder) -> Response { 1 }",
      "func decodeError(from exchange: Exchange, using decoder: any ResponseDecoder) -> ErrorResponse { 1 }",
      "func send() { let header = 1; struct ErrorReponse {} }", "let text = #\"\"\"#\nlet more = 1", "",
    ])
  func fine(_ member: String) {
    #expect(found(member) == [])
  }

  @Test(
    "a service is looked at, too",
    arguments: [("header", "headers"), ("queryList", "queryLists"), ("option", "options")])
  func services(_ member: String, _ meant: String) {
    #expect(found("var \(member): Int { 1 }", in: "Service") == ["2 \(member) -> \(meant)"])
    #expect(found("var baseURL: WebURL { .https(\"a\") }\nvar query: Int { 1 }", in: "Service") == [])
  }

  @Test("a type is known by all its parts, in whatever files they are")
  func parts() {
    let files = [
      ("A.swift", "extension Shop {\n  struct Find {\n    var queryItems: Int { 1 }\n  }\n}"),
      ("B.swift", "extension Shop.Find: Endpoint, Sendable {\n  static var body: Int { 1 }\n}"),
      ("C.swift", "struct Other { var queryItems: Int }"),
    ]
    let misses = NearMiss.all(in: files.map { (name: $0.0, source: $0.1) })
    #expect(
      misses.map { "\($0.file):\($0.line) \($0.type).\($0.member)" } == [
        "A.swift:3 Shop.Find.queryItems", "B.swift:2 Shop.Find.static body",
      ])
    #expect(
      misses.first?.description
        == "A.swift:3: warning: nothing uses `queryItems` of Shop.Find: `query` is meant")
  }

  @Test("what a protocol of the app's own says counts for those that conform to it")
  func protocols() {
    let source = """
      protocol ShopEndpoint: Endpoint where API == Shop {}
      extension ShopEndpoint { var headers: HeaderFields { [:] } }
      struct Find: ShopEndpoint { let header: Int; var queryItems: Int { 1 } }
      """
    #expect(NearMiss.all(in: [("A.swift", source)]).map(\.member) == ["queryItems"])
  }

  @Test(
    "source that is cut off, or no Swift at all, is read to its end",
    arguments: [
      "struct A: Endpoint {", "\"\"\"", "#\"\\#(", "}}}", "/*", "func (", "struct A: Endpoint { func f(a:",
      "日本 {",
    ])
  func broken(_ source: String) {
    #expect(NearMiss.all(in: [("A.swift", source)]) == [])
  }

  @Test("the package's own endpoints say nothing in vain")
  func own() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/Services").standardizedFileURL
    #expect(try NearMiss.all(in: [sources.path]) == [])
  }

  @Test("a file that is not there is an error")
  func missing() {
    #expect(throws: (any Error).self) { try NearMiss.all(in: ["/nowhere/A.swift"]) }
  }
}
