internal import ApusGraphQL
internal import ApusJSON

/// What a subscription gives, one answer after the other.
struct GraphEvents: Sendable {
  let count: Int
  /// How long to wait between two.
  let interval: Duration
  private let question: GraphQuestion
  private let schema: GraphQLSchema
  private let world: GraphWorld

  init(
    _ question: GraphQuestion, _ schema: GraphQLSchema, _ world: GraphWorld
  ) throws(GraphQuestion.Refusal) {
    let asked = GraphExecution(question.document, question.operation, schema, question.variables)
    let (count, every) = (asked.number("count"), asked.number("every"))
    guard (0...1_000).contains(count), (0...60_000).contains(every) else {
      throw GraphQuestion.Refusal("count is at most 1000, and every at most 60000 milliseconds")
    }
    (self.count, interval) = (count, .milliseconds(every))
    (self.question, self.schema, self.world) = (question, schema, world)
  }

  func answer(_ number: Int) -> JSONValue {
    var execution = GraphExecution(question.document, question.operation, schema, question.variables)
    return execution.answer(world.event(number))
  }
}
