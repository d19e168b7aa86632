import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("The layout of a table", .paced)
struct TableLayoutTests {
  func table(_ json: String, _ columns: [String]? = nil, width: Int = 60, height: Int? = nil) throws -> String
  {
    let chosen = try columns?.map { try TableColumn($0) }
    return TableView(try Document(json).root, path: ".", columns: chosen).text(
      on: Screen(width: width, height: height))
  }

  @Test("columns are found, long ones last, and those without room are named")
  func inferred() throws {
    let items = try #require(try Samples.search()["items"])
    try expectSnapshot("table-inferred", of: TableView(items, path: ".items"), height: 12)
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
