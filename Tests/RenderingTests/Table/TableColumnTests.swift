import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("The columns of a table", .paced)
struct TableColumnTests {
  func table(_ json: String, _ columns: [String]? = nil, width: Int = 60, height: Int? = nil) throws -> String
  {
    let chosen = try columns?.map { try TableColumn($0) }
    return TableView(try Document(json).root, path: ".", columns: chosen).text(
      on: Screen(width: width, height: height))
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

  @Test("containers are shown whole where they are short, and else by their count")
  func containers() throws {
    #expect(try table(#"[{"a": [1, 2], "b": {}}]"#) == "   a       b\n0  [1, 2]  {}\n")
    let long = #"["a long text", "and another one"]"#
    #expect(try table(#"[{"a": \#(long)}]"#) == "   a\n0  [2]\n")
  }

  @Test("a column that is no path is refused")
  func badColumn() {
    #expect(throws: PathSyntaxError.self) { try TableColumn("a[") }
  }
}
