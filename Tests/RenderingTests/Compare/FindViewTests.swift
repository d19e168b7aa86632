import JSON
import PacingTestSupport
import Rendering
import Testing

@testable import Text

@Suite("A list of what was found", .paced)
struct FindViewTests {
  @Test("what was found is listed with its place marked, long values from just before it")
  func view() throws {
    let findings = JSONSearch("need to be said").findings(in: try Samples.search(count: 2))
    #expect(findings.isEmpty)
    let found = JSONSearch("at length").findings(in: try Samples.search(count: 5))
    try expectSnapshot("find", of: FindView(found, of: "at length"), height: 4)
  }
}
