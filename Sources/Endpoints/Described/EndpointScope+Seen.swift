internal import ApusClient
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI

// What was seen and is not described, now and another time.
extension EndpointScope {
  /// Names in the query of requests for an operation that went well, but for those that are described.
  func seenParameters(of operation: ApusOpenAPI.Operation) -> [String] {
    guard specification != nil else { return [] }
    var names = Set(operation.parameters(in: .query).map(\.name))
    let now = requests(of: operation).flatMap { $0.url.queryItems.map { ItemPrinter.name(ofKey: $0.name) } }
    return (now + earlier(.parameter, of: operation)).filter { names.insert($0).inserted }
  }

  /// Names of fields in the bodies of such requests.
  func seenFields(of operation: ApusOpenAPI.Operation) -> [String] {
    guard specification != nil else { return [] }
    var names = Set(operation.bodyFields.map(\.name))
    let now = requests(of: operation).flatMap { request -> [String] in
      guard let bytes = request.body?.bytesInMemory, bytes.count < 100_000 else { return [] }
      return (try? JSONDocument(Array(bytes)))?.root.members.map(\.name) ?? []
    }
    // Of those within others nothing is typed.
    let earlier = earlier(.field, of: operation).map { $0.dropFirst() }
      .filter { !$0.contains { ".[".contains($0) } }.map(String.init)
    return (now + earlier).filter { names.insert($0).inserted }.map { ItemPrinter.name(ofKey: $0) }
  }

  private func requests(of operation: ApusOpenAPI.Operation) -> [Request] {
    visited.filter {
      $0.method.name == operation.method.rawValue && described($0)?.operation.path == operation.path
    }
  }

  private func earlier(_ kind: SeenFacts.Fact.Kind, of operation: ApusOpenAPI.Operation) -> [String] {
    let facts = specification?.seenNotes?.earlier.facts(of: operation) ?? []
    return facts.filter { $0.kind == kind }.map(\.name)
  }
}
