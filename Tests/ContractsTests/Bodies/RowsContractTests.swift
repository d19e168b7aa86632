import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("What rows of columns promise", .paced)
struct RowsContractTests {
  private func lines(_ old: String, _ new: String) throws -> [String] {
    try ChangedAnswer.body("", .green, old, new, type: "text/csv").findings().flatMap(\.lines)
  }

  @Test("is told by the names of the columns")
  func columns() throws {
    #expect(
      try lines("id,name\n1,a\n", "name,email\na,b\n").prefix(2) == [
        "- columns: id, name", "+ columns: name, email",
      ])
    #expect(try lines("id,name\n1,a\n", "id\n1\n") == ["- columns: id, name", "+ column name is gone"])
  }

  @Test("is told by the first row whose value is of another type")
  func types() throws {
    #expect(
      try lines("id\n1\n2\n", "id\n3\nx\ny\n") == [#"+ column id: expected integer, found "x" in row 2"#])
    #expect(try lines("id;n\n1;2\n", "id,n\n1,2\n") == ["- columns between `;`", "+ between `,`"])
  }

  @Test("is as many fields in each row as there are names, where every row had them")
  func even() throws {
    let old = "id,name\n1,a\n2,b\n"
    let lines = try lines(old, "id,name\n1,a\n2\n")
    #expect(lines.contains("- 2 fields in each row"))
    #expect(lines.contains("+ 1 in row 2"))
    #expect(try self.lines(old, "id,name\n1,a,x\n").contains("+ 3 in row 1"))
    #expect(try self.lines(old, "id,name\n3,c\n").isEmpty)
    #expect(!(try self.lines("id,name\n1\n", "id,name\n1\n2,b\n").contains { $0.contains("in each row") }))
  }

  @Test("is nothing of a column that rules judge")
  func judged() throws {
    let rules = Rules([try Rule(".[*].price type integer or string"), try Rule(".[*].note optional")])
    let ignored = try IgnoredPlaces([]).adding(rules)
    let rows = RowsContract(
      names: ["id", "price", "note"].map { Array($0.utf8) },
      rows: try JSONDocument(#"[{"id": 1, "price": 2, "note": "a"}]"#), delimiter: 0x2c, ignored: ignored)
    let now = try JSONDocument(#"[{"id": 1, "price": "free"}]"#)
    let names = ["id", "price"].map { Array($0.utf8) }
    #expect(rows.findings(names: names, rows: now, delimiter: 0x2c) == [])
    let odd = try JSONDocument(#"[{"id": "x", "price": "free"}]"#)
    #expect(
      rows.findings(names: names, rows: odd, delimiter: 0x2c).flatMap(\.lines) == [
        #"+ column id: expected integer, found "x" in row 1"#
      ])
  }
}
