import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusPractice

@Suite("What a description says of a route", .paced)
struct RouteDescriptionTests {
  @Test("a schema is made when a description is asked for, and not when its route is")
  func late() {
    let made = Mutex(0)
    @Sendable func schema() -> Schema {
      made.withLock { $0 += 1 }
      return .text
    }
    let route = Route.get("/x", "An x.") { _ in .json(.null) }
      .answering(200, schema()).answering(204).failing(404, 410, with: schema())
    #expect(route.description.answers.map(\.status) == [200, 204, 404, 410])
    #expect(made.withLock { $0 } == 0)
    #expect(route.description.answers.compactMap { $0.schema?.json.writtenOnOneLine() }.count == 3)
    #expect(made.withLock { $0 } == 3)
  }
}
