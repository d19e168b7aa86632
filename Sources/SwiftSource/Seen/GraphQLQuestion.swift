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
    guard request.method == .post, let root = request.json ?? request.operationsOfUpload,
      root.kind == .object,
      let query = root["query"]?.string, let document = try? GraphQLDocument(query),
      let operation = document.operation(named: root["operationName"]?.string)
    else { return nil }
    (self.query, self.document, self.operation) = (query, document, operation)
  }
}

extension EndpointModel {
  /// Is called after the operation, and answers what it selects; without a schema, what was seen.
  mutating func adopt(_ asked: GraphQLQuestion, _ schema: GraphQLSchema?) {
    if let own = asked.operation.name?.text {
      name = own
    } else if case .field(let first)? = asked.operation.selections.first {
      name = first.key
    }
    if let schema, GraphQLValidation(asked.document, schema: schema).problems.isEmpty {
      let selected = DataModel(answerTo: asked.operation, of: asked.document, schema)
      answer = if case .stream(let form, _) = answer { .stream(form, selected) } else { .json(selected) }
    }
  }
}

extension Request {
  /// The part of a form that has the query, where files are sent with one.
  fileprivate var operationsOfUpload: Node? {
    guard case .multipart(let form)? = body?.content,
      case .bytes(let bytes)? = form.parts.first(where: { $0.name == "operations" })?.content
    else { return nil }
    return try? JSONDocument(bytes).root
  }
}
