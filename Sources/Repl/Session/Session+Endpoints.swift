internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI

extension Session {
  /// Where it stands, as far as that tells what can be asked there.
  var scope: EndpointScope {
    var scope = EndpointScope(base: base)
    scope.directory = directory
    scope.practice = practice
    scope.specification = specification
    (scope.headers, scope.query, scope.proof) = (headers, query, credential?.proof)
    let records = records
    // The latest are enough, and a long session costs no more than a short one.
    scope.answered = { records.all.suffix(500).reversed().filter { $0.failure == nil }.map(\.exchange) }
    return scope
  }

  /// What words name as a type: `GitHub.User`, `[GitHub.User]`, `User` if a shape has that name, or `{ id: integer }`.
  func type(_ text: String, at range: Range<Int>) throws(LineProblem) -> WantedType {
    try WantedType(text, at: range, among: shapes)
  }

  /// The names that stand for a type: the program's types, then the user's shapes.
  var typeNames: [String] { WantedType.names(with: shapes) }
}
