import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusLineEditing
@testable import ApusRepl

@Suite("Tab after a table's path", .paced)
struct ColumnCompletionTests {
  @Test(
    "offers the columns, also of an option and behind a comma or a minus",
    arguments: [
      ("table . n", ["name"]), ("table .[?@.id > 0] n", ["name"]),
      ("table . ", ["id", "name", "price", ".[\"odd key\"]"]),
      ("table . --sort -pr", ["-price"]), ("table . --group name,pr", ["name,price"]),
      ("select . pr", ["price"]),
      ("table .[0].name x", []), ("table $9 n", []), ("table . --sum p", ["price"]),
    ])
  func offers(_ line: String, _ expected: [String]) async throws {
    let body = #"[{"id": 1, "name": "a"}, {"id": 2, "price": 3, "odd key": 4}]"#
    let talk = try await Asked(body: body).talk()
    await talk.say("get /a")
    let offered = await talk.engine.knowledge().completion(of: line, at: line.utf8.count)
    #expect(offered.candidates.map(\.text) == expected)
  }

  @Test("offers the names that stand beside rows that are lists")
  func names() async throws {
    let talk = try await Asked(body: #"{"columns": ["id", "name"], "rows": [[1, "a"], [2, "b"]]}"#).talk()
    await talk.say("get /a")
    for (line, expected) in [("table .rows n", ["name"]), ("table .rows --sort -", ["-id", "-name"])] {
      let offered = await talk.engine.knowledge().completion(of: line, at: line.utf8.count)
      #expect(offered.candidates.map(\.text) == expected)
    }
  }
}
