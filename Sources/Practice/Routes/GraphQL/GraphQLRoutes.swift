internal import ApusGraphQL
internal import ApusJSON

/// People, articles and fruits, asked for in GraphQL.
enum GraphQLRoutes: RouteGroup {
  static let title = "GraphQL"

  static let routes: [Route] = [
    .post(
      "/graphql", "The same people, articles and fruits in GraphQL; a subscription comes as events.",
      body: #"{"query": "{ viewer { login name } }"}"#, answer: answer
    )
    .sending(
      .object([
        "query": .text("{ viewer { login name } }"), "operationName?": .text,
        "variables?": .map(of: .anything),
      ])
    )
    .answering(
      200, .object(["data?": .map(of: .anything), "errors?": .array(of: .object(["message": .text]))])),
    .get("/schema.graphql", "The schema of /graphql, in GraphQL's own language.") { _ in
      .text(PracticeGraph.text + "\n")
    },
  ]

  private static func answer(_ call: Call) -> Response {
    guard let schema = PracticeGraph.schema else { return .problem(500, "There is no schema.") }
    let question: GraphQuestion
    do throws(GraphQuestion.Refusal) {
      question = try GraphQuestion(call, schema)
    } catch {
      return json(["errors": .array(error.errors)])
    }
    let world = GraphWorld(call.site.state)
    guard question.operation.kind == .subscription else {
      var execution = GraphExecution(question.document, question.operation, schema, question.variables)
      return json(execution.answer(question.operation.kind == .mutation ? world.mutation : world.query))
    }
    return events(question, schema, world)
  }

  private static func json(_ value: JSONValue) -> Response {
    .json(.raw((try? JSONDocument(value.text))?.indented() ?? value.text))
  }

  /// By the protocol of `graphql-sse`: an event `next` each, and `complete` at the end.
  private static func events(_ question: GraphQuestion, _ schema: GraphQLSchema, _ world: GraphWorld)
    -> Response
  {
    let asked = GraphExecution(question.document, question.operation, schema, question.variables)
    let (count, every) = (asked.number("count"), asked.number("every"))
    guard (0...1_000).contains(count), (0...60_000).contains(every) else {
      return json(["errors": [["message": "count is at most 1000, and every at most 60000 milliseconds"]]])
    }
    let steps = LazySteps(count: count + 1, interval: .milliseconds(every)) { number in
      guard number < count else { return Array("event: complete\ndata:\n\n".utf8) }
      var execution = GraphExecution(question.document, question.operation, schema, question.variables)
      return Array("event: next\ndata: \(execution.answer(world.event(number)).text)\n\n".utf8)
    }
    return Response(200, [Field("Content-Type", "text/event-stream")], body: .stream(length: nil, steps))
  }
}
