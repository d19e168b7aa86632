import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage
@testable import ApusRepl

@Suite("Names of what is set", .paced)
struct KeptNameTests {
  @Test("are found by kind, and the case of a header's does not count")
  func kinds() {
    var session = Session()
    session.headers = ["X-A": "1"]
    session.query = [QueryItem(name: "x-a", value: "2"), QueryItem(name: "q", value: "3")]
    session.variables.values["v"] = .text("4")
    #expect(session.keptNames().map(\.text) == ["X-A", "x-a", "q", "v"])
    #expect(session.kinds(named: "x-a") == [.header, .query] && session.kinds(named: "X-A") == [.header])
    #expect(session.kinds(named: "Q").isEmpty && session.kinds(named: "v") == [.variable])
    session.forget(.query, named: "x-a")
    #expect(session.keptNames([.query]).map(\.text) == ["q"])
  }
}
