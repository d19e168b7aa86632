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
    return TableView(try JSONDocument(json).root, path: ".", columns: chosen).text(
      on: Screen(width: width, height: height))
  }

  @Test("columns are found, long ones last, and those without room are named")
  func inferred() throws {
    let items = try #require(try Samples.search()["items"])
    try expectSnapshot("table-inferred", of: TableView(items, path: ".items"), height: 12)
  }

  @Test("a long text has the room that no other column needs, and is cut where they need it")
  func spare() throws {
    let long = (1...12).map { "word\($0)" }.joined(separator: " ")
    let json = "[{\"id\": 1, \"of\": \"\(long)\", \"n\": \"x\"}]"
    #expect(try table(json, ["id", "of", "n"], width: 100).contains("  \(long)  x\n"))
    let narrow = try table(json, ["id", "of", "n"], width: 60).split(separator: "\n").map(String.init)
    #expect(narrow.allSatisfy { $0.count <= 60 } && narrow.count == 3, "\(narrow)")
    #expect(narrow[1].contains("…") && narrow[1].hasSuffix("x") && narrow[1].count >= 59, "\(narrow)")
    #expect(narrow[2] == "… 1 text cut: .[0].of")
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
