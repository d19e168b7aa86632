internal import ApusClient
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
    .get(
      "/graphql",
      "The same over a WebSocket, in the protocol graphql-transport-ws; it closes on demand (close)."
    ) { call in
      guard var script = SocketScript(call) else { return .noSocket }
      guard let schema = PracticeGraph.schema else { return .problem(500, "There is no schema.") }
      let code = call.query("close").map { Int($0) ?? 0 }
      guard code.map(WebSocketClosing.mayBeSent) ?? true else {
        return .problem(400, "The code is one that can be sent, as 1000 or 4403.")
      }
      GraphConversation.take(&script, call, schema, closing: code)
      return script.response
    }
    .taking(.query("close", .integer(1000...4999), "The code that it closes with when it is asked."))
    .failing(400, 426, with: Response.problemSchema),
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
    let events: GraphEvents
    do throws(GraphQuestion.Refusal) {
      events = try GraphEvents(question, schema, world)
    } catch {
      return json(["errors": .array(error.errors)])
    }
    let steps = LazySteps(count: events.count + 1, interval: events.interval) { number in
      number < events.count
        ? Array("event: next\ndata: \(events.answer(number).text)\n\n".utf8)
        : Array("event: complete\ndata:\n\n".utf8)
    }
    return Response(200, [Field("Content-Type", "text/event-stream")], body: .stream(length: nil, steps))
  }
}
