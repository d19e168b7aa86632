import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("What is asked of rows", .paced)
struct TableQueryTests {
  private static let items = #"""
    [{"id": 1, "p": 1.10, "l": "b"}, {"id": 2, "p": 10, "l": "a"}, {"id": 3, "l": "a"},
     {"id": 4, "p": "2.20", "l": "b"}, {"id": 5, "p": null, "l": "a"}]
    """#

  private func ids(_ change: (inout TableView.Query) throws -> Void, columns: [TableColumn]? = nil) throws
    -> [String]
  {
    var query = TableView.Query()
    try change(&query)
    var effort = Effort()
    let rows = try query.rows(
      of: [TableRow](of: JSONDocument(Self.items).root), columns: columns, within: &effort)
    return rows.map { ($0.node["id"]?.text ?? "") + "@" + $0.label.text }
  }

  @Test("numbers are sorted by value, what is missing stands last either way, and each row keeps its place")
  func sorted() throws {
    let p = try TableColumn("p")
    let l = try TableColumn("l")
    #expect(try ids { $0.order = [.init(p, isDescending: false)] } == ["1@0", "4@3", "2@1", "3@2", "5@4"])
    #expect(try ids { $0.order = [.init(p, isDescending: true)] } == ["2@1", "4@3", "1@0", "3@2", "5@4"])
    #expect(
      try ids { $0.order = [.init(l, isDescending: true), .init(p, isDescending: true)] } == [
        "4@3", "1@0", "2@1", "3@2", "5@4",
      ])
  }

  @Test("rows are filtered, made distinct, and counted off, in this order")
  func filtered() throws {
    #expect(try ids { $0.condition = try Filter("@.p > 1") } == ["1@0", "2@1"])
    #expect(
      try ids({ $0.isDistinct = true }, columns: [TableColumn("l")]) == ["1@0", "2@1"])
    #expect(
      try ids { query in
        query.condition = try Filter("@.l == 'a'")
        query.order = [.init(try TableColumn("id"), isDescending: true)]
        query.first = 2
      } == ["5@4", "3@2"])
    #expect(try ids { $0.first = 0 }.isEmpty)
  }

  @Test("a column that no row has is told, with those there are")
  func unknown() throws {
    #expect(throws: TableProblem.noColumn("q", known: ["id", "p", "l"])) {
      try ids { $0.order = [.init(try TableColumn("q"), isDescending: false)] }
    }
  }

  @Test("there are no rows where the effort ends")
  func effort() throws {
    var query = TableView.Query()
    query.order = [.init(try TableColumn("p"), isDescending: false)]
    var effort = Effort(limit: 2)
    #expect(
      try query.rows(of: [TableRow](of: JSONDocument(Self.items).root), columns: nil, within: &effort).isEmpty
    )
  }

  @Test(
    "rows of one list are called by their positions, those of several by their paths, and a value by nothing")
  func labels() throws {
    let root = try JSONDocument(#"{"a": [{"x": 1}, {"x": 2}, {"x": 3}], "b": [{"x": 4}]}"#).root
    func labels(_ path: String) throws -> [String] {
      [TableRow](values: try JSONPath(path).nodes(in: root)).map(\.label.text)
    }
    #expect(try labels("$.a[?@.x > 1]") == ["1", "2"])
    #expect(try labels("$.a[-1:]") == ["2"])
    #expect(try labels("$.*[0]") == [".a[0]", ".b[0]"])
    #expect(try labels("$.*") == [".a", ".b"])
    #expect([TableRow](of: root).map(\.label) == [.none])
  }
}
