package import ApusClient
internal import ApusJSON
internal import ApusLanguage
package import ApusOpenAPI
package import ApusText

extension EndpointScope {
  /// What is known of an operation by its name, or of a type or a field of a GraphQL schema; `nil` when there is none.
  package func help(ofOperation name: String) -> (any View)? {
    guard let operation = operation(named: name), let method = HTTPMethod(operation.method.rawValue) else {
      return graphQL.flatMap { GraphQLHelp(name, in: $0) }
    }
    let known = KnownEndpoints(self)
    return help(of: operation, at: operation.path, asked: operation.path, known, method)
  }

  /// What is known of one method of a path; `nil` when nothing is.
  ///
  /// - Parameters:
  ///   - isOnlyMethod: whether no other method is asked about.
  ///   - seen: what was seen of an operation and is not described.
  package func help(
    with method: HTTPMethod, _ text: String, isOnlyMethod: Bool,
    seen: (ApusOpenAPI.Operation) -> [SeenFacts.Fact] = { _ in [] }
  ) -> (any View)? {
    let place = URLReference.join("", directory, text, keepsDots: false)
    let known = KnownEndpoints(self)
    let entry = known.entry(at: place)
    if let match = described(method, text) {
      return help(
        of: match.operation, at: entry?.path ?? match.operation.path, asked: text, known, method,
        seen: seen(match.operation))
    }
    guard let entry, let endpoint = entry.endpoints.first(where: { $0.takes(method.name) }) else {
      return nil
    }
    if endpoint.method == nil, !isOnlyMethod, method != .get { return nil }
    return EndpointHelp(endpoint: endpoint, path: entry.path, example: endpoint.example.map(known.typed))
  }

  private func help(
    of operation: ApusOpenAPI.Operation, at path: String, asked: String, _ known: KnownEndpoints,
    _ method: HTTPMethod, seen: [SeenFacts.Fact] = []
  ) -> any View {
    let place = URLReference.join("", directory, asked, keepsDots: false)
    var help = OperationHelp(
      operation: operation, path: path,
      asked: UnfilledPart.replaced(in: asked) { known.value(of: $0, in: place, method) ?? "1" },
      security: specification?.whole.map { operation.securityLines($0, in: self) } ?? [], seen: seen)
    let answer = answered().first { exchange in
      guard let head = exchange.response, OperationAsking.tells(head.headers),
        let asked = described(exchange.request)?.operation
      else { return false }
      return asked.method == operation.method && asked.path == operation.path
    }
    if let head = answer?.response { help.asking.add(head.headers) }
    return help
  }
}
