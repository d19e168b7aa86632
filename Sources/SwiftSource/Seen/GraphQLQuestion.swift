internal import ApusClient
internal import ApusGraphQL
internal import ApusJSON

/// What a request asks in GraphQL.
struct GraphQLQuestion {
  let query: String
  let document: GraphQLDocument
  let operation: GraphQLOperation

  /// `nil` for any other request.
  init?(_ request: Request) {
    guard request.method == .post, let root = request.json, root.kind == .object,
      let query = root["query"]?.string, let document = try? GraphQLDocument(query),
      let operation = document.operation(named: root["operationName"]?.string)
    else { return nil }
    (self.query, self.document, self.operation) = (query, document, operation)
  }

  /// What the same query was answered: others at the same place have other fields.
  func answers(among successes: [any SeenExchange]) throws(CancellationError) -> JSONShape? {
    let bodies = successes.filter { $0.exchange.request.json?["query"]?.string == query }.compactMap(\.json)
    return bodies.isEmpty ? nil : try JSONShape(wanted: bodies)
  }
}

extension EndpointModel {
  /// Is called after the operation, and answers what it selects; without a schema, what was seen.
  mutating func adopt(_ asked: GraphQLQuestion, _ schema: GraphQLSchema?, answers: JSONShape?) {
    if let own = asked.operation.name?.text {
      name = own
    } else if case .field(let first)? = asked.operation.selections.first {
      name = first.key
    }
    if let schema, GraphQLValidation(asked.document, schema: schema).problems.isEmpty {
      answer = .json(DataModel(answerTo: asked.operation, of: asked.document, schema))
    } else if let answers {
      answer = .json(DataModel(answers))
    }
  }
}
