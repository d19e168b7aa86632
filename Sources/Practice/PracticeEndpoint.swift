/// One thing the practice API serves, for lists, completion and tests.
package struct PracticeEndpoint: Sendable {
  package let methods: [String]
  /// With its holes: `/github/users/{login}`.
  package let path: String
  /// The method to try it with; some take any.
  package let method: String
  /// A path to try, with its query.
  package let example: String
  /// A body to try, for those that need one; it is JSON.
  package let body: String?
  /// Headers to try, for those that need some.
  package let fields: [(name: String, value: String)]
  /// One sentence.
  package let summary: String
  /// What it answers to its example, with a bearer token, when asked of a new server; nil for the one that describes
  /// all the others, which cannot be asked before there is a server.
  package var answer: (status: Int, body: [UInt8])? {
    route.description.tellsFromExample ? ExampleAnswer(route).map { ($0.status, $0.body) } : nil
  }
  /// Why the body is another with each client or server; nil when it is always the same.
  package var variation: String? { route.description.variation }

  private let route: Route

  private init(_ route: Route) {
    self.route = route
    methods = route.methods.names
    path = route.pattern.text
    method = route.exampleMethod
    example = route.example
    body = route.exampleBody
    fields = route.exampleFields.map { ($0.name, $0.value) }
    summary = route.summary
  }

  /// All of them, described in OpenAPI 3.1 as `/openapi.json` has it, but that no server is named.
  package static var description: [UInt8] { OpenAPIDocument.json(origin: "/").writtenOnOneLine() }

  /// In the order of the directory.
  package static let all = AllRoutes.routes.filter { !$0.isFallback }.map(PracticeEndpoint.init)
}
