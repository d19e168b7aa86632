/// What a description of the API says of a route, beyond its path and its summary.
struct RouteDescription: Sendable {
  /// What a route may answer, with a body or without one.
  struct Answer: Sendable {
    let status: Int
    private let makeSchema: @Sendable () -> Schema?

    /// - Parameter schema: made when a description is asked for, which a server that only answers never is: what a
    ///   service's bodies have in common takes much longer to tell than everything else at its start.
    init(status: Int, schema: @escaping @Sendable () -> Schema?) {
      self.status = status
      makeSchema = schema
    }

    var schema: Schema? { makeSchema() }
  }

  var parameters: [Parameter] = []
  /// The body to send, where there is one.
  var body: Schema?
  /// What is not said here is told from what the route answers to its example.
  var answers: [Answer] = []
  /// Off for what describes everything, itself included.
  var tellsFromExample = true
  var needsToken = false
  /// Why the body is another with each client or server; nil when it is always the same.
  var variation: String?
  /// For a route that takes any method: those worth describing.
  var methods = ["GET"]
}

extension Route {
  func taking(_ parameters: Parameter...) -> Route { taking(parameters) }

  func taking(_ parameters: [Parameter]) -> Route { describing { $0.parameters += parameters } }

  /// The body to send.
  func sending(_ schema: Schema) -> Route { describing { $0.body = schema } }

  func answering(_ status: Int, _ schema: @autoclosure @escaping @Sendable () -> Schema? = nil) -> Route {
    describing { $0.answers.append(RouteDescription.Answer(status: status, schema: schema)) }
  }

  /// Each of these, with the same body.
  func failing(_ statuses: Int..., with schema: @autoclosure @escaping @Sendable () -> Schema) -> Route {
    describing { description in
      description.answers += statuses.map { RouteDescription.Answer(status: $0, schema: schema) }
    }
  }

  func needingToken() -> Route { describing { $0.needsToken = true } }

  func varying(_ reason: String) -> Route { describing { $0.variation = reason } }

  func withoutExample() -> Route { describing { $0.tellsFromExample = false } }

  /// For a route that takes any method.
  func described(for methods: String...) -> Route { describing { $0.methods = methods } }

  private func describing(_ change: (inout RouteDescription) -> Void) -> Route {
    var route = self
    change(&route.description)
    return route
  }
}
