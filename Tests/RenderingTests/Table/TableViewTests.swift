import JSON
import PacingTestSupport
import Rendering
import Testing

@testable import Text

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

  @Test("columns are found, long ones last, and those without room are named")
  func inferred() throws {
    let items = try #require(try Samples.search()["items"])
    try expectSnapshot("table-inferred", of: TableView(items, path: ".items"), height: 12)
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

  @Test("numbers stand right, texts left, what is missing is a dash")
  func alignment() throws {
    #expect(
      try table(#"[{"n": 5, "名": "りんご"}, {"n": 1200.50, "名": "梨"}, {"名": null}]"#)
        == """
             n  名
        0        5  りんご
        1  1200.50  梨
        2        -  null

        """.replacing("     n", with: "         n"))
  }

  @Test("a string that could be taken for something else keeps its quotes")
  func quotes() throws {
    #expect(
      try table(#"[{"a": "1"}, {"a": ""}, {"a": "-"}, {"a": "null"}, {"a": " x"}, {"a": "b c"}]"#) == """
           a
        0  "1"
        1  ""
        2  "-"
        3  "null"
        4  " x"
        5  b c

        """)
  }

  @Test("rows that are no objects make one column")
  func scalars() throws {
    #expect(try table("[1, 20]") == "    .\n0   1\n1  20\n")
  }

  @Test("nothing to show is said")
  func empty() throws {
    #expect(try table("[]") == "no rows\n")
  }

  @Test("containers are shown by their count")
  func containers() throws {
    #expect(try table(#"[{"a": [1, 2], "b": {}}]"#) == "   a    b\n0  [2]  {0}\n")
  }

  @Test("a column that is no path is refused")
  func badColumn() {
    #expect(throws: PathSyntaxError.self) { try TableColumn("a[") }
  }

  @Test("rows that do not fit are left out, and the line below opens them")
  func folded() throws {
    let rows = (0..<20).map { "{\"a\": \($0)}" }.joined(separator: ",")
    #expect(
      try table("[\(rows)]", ["a"], height: 6) == """
           a
        0  0
        1  1
        2  2
        … 17 more rows: table .[3:] a

        """)
  }
}
