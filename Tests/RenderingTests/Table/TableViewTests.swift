import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("The table", .paced)
struct TableViewTests {
  func table(_ json: String, _ columns: [String]? = nil, width: Int = 60, height: Int? = nil) throws -> String
  {
    let chosen = try columns?.map { try TableColumn($0) }
    return TableView(try Document(json).root, path: ".", columns: chosen).text(
      on: Screen(width: width, height: height))
  }

  @Test("a table that takes more than it may is none")
  func effort() throws {
    let deep = String(repeating: "{\"a\":", count: 100) + "1" + String(repeating: "}", count: 100)
    let rows = try Document("[\(deep)]").root
    let columns = [try TableColumn("..a..a..b")]
    let view = TableView(rows, path: ".", columns: columns, within: Effort(limit: 1_000))
    #expect(view.lines(on: Screen(width: 80)).isEmpty)
    #expect(TableView(rows, path: ".", columns: columns).lines(on: Screen(width: 80)).count == 2)
  }

  @Test("chosen columns are paths into each row")
  func chosen() throws {
    let items = try #require(try Samples.search()["items"])
    let columns = try ["name", "owner.login", "language", ".topics[0]", "stargazers_count", "license"].map {
      try TableColumn($0)
    }
    try expectSnapshot(
      "table-chosen", of: TableView(items, path: ".items", columns: columns), height: 8)
  }

  @Test("nothing to show is said")
  func empty() throws {
    #expect(try table("[]") == "no rows\n")
  }
}
