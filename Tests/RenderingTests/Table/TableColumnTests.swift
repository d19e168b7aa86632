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
    return TableView(try JSONDocument(json).root, path: ".", columns: chosen).text(
      on: Screen(width: width, height: height))
  }

  @Test("in a cancelled task none is looked for, however many there are")
  func cancelled() async throws {
    let (before, after) = try await Task { () -> (Int, Int) in
      let rows = Array(try JSONDocument(#"[{"a": 1, "b": 2}]"#).root.children)
      let before = TableColumn.inferred(from: rows).count
      withUnsafeCurrentTask { $0?.cancel() }
      return (before, TableColumn.inferred(from: rows).count)
    }.value
    #expect(before == 2 && after == 0)
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

@Suite("Tables of lists")
struct TableColumnListsTests {
  private func table(_ json: String, _ path: String = ".rows", width: Int = 80, forms: ViewForms = .today)
    throws -> String
  {
    var screen = Screen(width: width)
    screen.forms = forms
    let node = try #require(try JSONPath(path).first(in: JSONDocument(json).root))
    return TableView(node, path: path).text(on: screen)
  }

  @Test("a column an element, headed by a list of names beside them")
  func named() throws {
    let json = #"{"database":"d","columns":["id","name","n"],"rows":[[1,"a",5],[2,"b",6]]}"#
    #expect(try table(json) == "   id  name  n\n0   1  a     5\n1   2  b     6\n")
  }

  @Test(
    "without such a list they are headed by their positions",
    arguments: [
      #"{"columns":["id"],"rows":[[1,"a"],[2,"b"]]}"#, #"{"columns":[1,2],"rows":[[1,"a"],[2,"b"]]}"#,
      #"{"rows":[[1,"a"],[2,"b"]]}"#,
    ])
  func positions(_ json: String) throws {
    #expect(try table(json) == "   [0]  [1]\n0    1  a\n1    2  b\n")
  }

  @Test("rows of several lengths have blanks, and those that are no lists stay what they are")
  func uneven() throws {
    #expect(try table("[[1],[2,3]]", ".") == "   [0]  [1]\n0    1    -\n1    2    3\n")
    #expect(try table("[[1],2]", ".").hasPrefix("   .\n"))
    #expect(try table("[[],[]]", ".").hasPrefix("   .\n"))
  }

  @Test("a cell shows a list or an object that is short")
  func cells() throws {
    let json =
      #"[{"id":1,"tags":["a","b"],"of":{"n":1}},{"id":2,"tags":[],"of":{"long":"a text that is longer than a cell"}}]"#
    #expect(
      try table(json, ".")
        == #"   id  tags        of\#n0   1  ["a", "b"]  {"n": 1}\#n1   2  []          {1}\#n"#)
  }

  @Test("what was recorded keeps its form")
  func first() throws {
    #expect(try table("[[1,2],[3,4]]", ".", forms: .first) == "   .\n0  [2]\n1  [2]\n")
  }
}
