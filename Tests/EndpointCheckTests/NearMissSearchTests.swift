import ApusEndpointCheck
import Testing

@Suite("Members that are no witness")
struct NearMissSearchTests {
  private func misses(_ source: String) -> [String] {
    NearMiss.all(in: [("A.swift", source)]).map { "\($0.line) \($0.type).\($0.member)" }
  }

  private func found(_ members: String) -> [String] {
    misses("struct Find: Endpoint {\n\(members)\n}").map { $0.replacing(" Find.", with: " ") }
  }

  private static let decoding = "from exchange: Exchange, using decoder: any ResponseDecoder"

  @Test(
    "a member whose name is right and whose type, kind or signature is not is listed",
    arguments: [
      ("var headers: [Int] { [] }", "headers: [Int]"), ("var query: [URLQueryItem]", "query: [URLQueryItem]"),
      ("var tags: Set<String> { [] }", "tags"), ("static let tags: [String] = []", "static tags: [String]"),
      ("var name: String { \"find\" }", "name"), ("var path: String { \"/\" }", "path: String"),
      ("func configure(_ options: inout URLRequest) {}", "configure(_:)"),
      ("func configure(_ options: inout RequestOptions) throws {}", "configure(_:)"),
      ("func configure(_ options: inout RequestOptions) -> Int { 1 }", "configure(_:)"),
      ("mutating func configure(_ options: inout RequestOptions) {}", "configure(_:)"),
      ("static func configure(_ options: inout RequestOptions) {}", "static configure(_:)"),
      ("func decode(\(Self.decoding)) async throws -> User { try await user() }", "decode(from:using:)"),
      (
        "func decode(from data: Data, using decoder: any ResponseDecoder) -> User { u }",
        "decode(from:using:)"
      ),
      ("func decode(from e: Exchange, using d: some ResponseDecoder) -> User { u }", "decode(from:using:)"),
      ("func decode(\(Self.decoding), _ more: Int) -> User { u }", "decode(from:using:_:)"),
      ("func decode(\(Self.decoding)) -> Response? { nil }; struct Response {}", "decode(from:using:)"),
      ("func decode(\(Self.decoding)) -> Int { 1 }; typealias Response = String", "decode(from:using:)"),
    ])
  func listed(_ members: String, _ expected: String) {
    #expect(found(members) == ["2 \(expected)"])
  }

  @Test(
    "what may be the witness is not",
    arguments: [
      "let parameters: P", "let parameters: P?", "let parameters: [String: Int]", "let body = 1",
      "var method = \"GET\"",
      "let headers: Elsewhere", "static let tags: Set<String> = []", "static let tags = [\"a\"]",
      "let name: String",
      "func configure(_ options: inout O) {}; typealias O = RequestOptions",
      "func configure(_ options: inout ApusClient.RequestOptions) -> () {}",
      "func configure(_ options: inout Elsewhere) {}", "func configure<T>(_ options: inout T) {}",
      "func decode(\(Self.decoding)) throws -> User { u }; struct User {}",
      "func decode(\(Self.decoding)) throws -> [User] { [] }; typealias Response = [User]; struct User {}",
      "func decode(from e: Exchange, using d: ResponseDecoder) throws(E) -> Response { r }; struct Response {}",
      "let query: [Elsewhere]", "func query(for page: Int) -> Int { page }",
      "static let encoder = JSONEncoder(); var parameters: P { Self.encoder }",
      "let header: H; var parameters: Self { self }",
    ])
  func fine(_ members: String) {
    #expect(found(members) == [])
  }

  @Test("a value that is used is listed only where requests refuse it")
  func used() {
    #expect(found("let query: String; var path: EndpointPath { \"/\\(query)\" }") == ["2 query: String"])
    #expect(found("let params: Int; var path: EndpointPath { \"/\\(params)\" }") == [])
    let refused = NearMiss.all(in: [("A.swift", "struct Find: Endpoint { let query: Int }")]).first
    #expect(
      refused?.description
        == "A.swift:1: warning: every request refuses `query: Int` of Find: `query: [QueryItem]` is meant")
  }

  @Test("a generic endpoint may bring any type, whatever else is called like its parameter")
  func generic() {
    #expect(misses("struct Post<M>: Endpoint { let method: M; let headers: M }; struct M {}") == [])
  }

  @Test("two types of one last name are two")
  func nested() {
    let source = """
      struct Foo { struct List: Endpoint { } }
      struct Bar { struct List { let header: Int } }
      extension Foo.List { var header: Int { 1 } }
      extension Bar.List { var params: Int { 1 } }
      """
    #expect(misses(source) == ["3 Foo.List.header"])
    let own = """
      struct Foo { protocol Endpoint {}; struct List: Endpoint { let header: Int } }
      struct Bar { struct List: Endpoint { let header: Int } }
      struct Baz: ApusClient.Endpoint { let header: Int }
      """
    #expect(misses(own) == ["2 Bar.List.header", "3 Baz.header"])
  }

  @Test("what a protocol's extension says counts for those that conform to it, and for no others")
  func shared() {
    let source = """
      protocol HubEndpoint: Endpoint {}
      extension HubEndpoint { var headers: HeaderFields { [:] } }
      protocol Paged {}
      extension Paged { var query: [QueryItem] { [] } }
      struct One: HubEndpoint { let header: Int }
      struct Two: Endpoint { let header: Int; var queries: Int { 1 } }
      struct Three: Endpoint, Paged { var queries: Int { 1 } }
      """
    #expect(misses(source) == ["6 Two.header", "6 Two.queries"])
  }

  @Test("what has the very name of a requirement is no other value, though an extension says it, too")
  func hidden() {
    let source = """
      protocol Hub: Endpoint {}
      extension Hub { func configure(_ options: inout RequestOptions) {}; var path: EndpointPath { "/" } }
      struct One: Hub { func configure(options: inout RequestOptions) {} }
      struct Two: Hub { var path: String { "/two" } }
      """
    #expect(misses(source) == ["3 One.configure(options:)", "4 Two.path: String"])
  }

  @Test("what another protocol of the app asks for is not listed again")
  func asked() {
    let source = """
      protocol Hub: Endpoint { static var method: Int { get } }
      extension Hub { var method: HTTPMethod { .get } }
      protocol Titled { var header: Int { get } }
      struct One: Hub, Titled { static let method = 1; let header: Int }
      """
    #expect(misses(source) == [])
  }

  @Test("an endpoint is one by whatever name its protocol has")
  func aliases() {
    let source = """
      typealias Call = Endpoint
      typealias Paged = Call & Sendable
      struct One: Call { let header: Int }
      struct Two: Paged { let header: Int }
      protocol Hub where Self: Call {}
      struct Three: Hub { let header: Int }
      """
    #expect(misses(source) == ["3 One.header", "4 Two.header", "6 Three.header"])
  }
}
