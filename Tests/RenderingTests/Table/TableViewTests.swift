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
    return TableView(try JSONDocument(json).root, path: ".", columns: chosen).text(
      on: Screen(width: width, height: height))
  }

  @Test("a table that takes more than it may is none")
  func effort() throws {
    let deep = String(repeating: "{\"a\":", count: 100) + "1" + String(repeating: "}", count: 100)
    let rows = try JSONDocument("[\(deep)]").root
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

  @Test("a text that is cut stands whole where the last line says")
  func cut() throws {
    let long = String(repeating: "word ", count: 20)
    let json = #"[{"id": 1, "text": "short"}, {"id": 2, "text": "\#(long)"}, {"id": 3, "text": "\#(long)"}]"#
    #expect(try table(json, width: 40).hasSuffix("\n… 2 texts cut: .[1].text\n"))
    #expect(try !table(json, width: 140).contains("cut"))
    #expect(try !table(#"[{"a": 1}, {"a": 2}]"#, width: 20).contains("cut"))
    let odd = #"[{"a b": "\#(long)"}]"#
    #expect(try table(odd, width: 40).hasSuffix("cut: .[0][\"a b\"]\n"))
  }

  @Test("nothing to show is said")
  func empty() throws {
    #expect(try table("[]") == "no rows\n")
  }
}
