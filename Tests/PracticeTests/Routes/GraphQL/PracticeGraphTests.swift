import ApusGraphQL
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("The schema of the practice API", .paced)
struct PracticeGraphTests {
  private let bench = Bench()

  @Test("has a schema that can be read whole")
  func schema() throws {
    let schema = try #require(PracticeGraph.schema)
    #expect(schema.problem == nil && schema.root(.subscription) != nil)
    #expect(try bench.get("/schema.graphql").text == PracticeGraph.text + "\n")
  }
}
