/// One thing the practice API serves, for lists and completion.
package struct PracticeEndpoint: Sendable {
  package let methods: [String]
  /// With its holes: `/github/users/{login}`.
  package let path: String
  /// A path to try, with its query.
  package let example: String
  /// One sentence.
  package let summary: String

  /// In the order of the directory.
  package static let all = AllRoutes.routes.filter { !$0.isFallback }.map { route in
    PracticeEndpoint(
      methods: route.methods.names, path: route.pattern.text, example: route.example, summary: route.summary)
  }
}
