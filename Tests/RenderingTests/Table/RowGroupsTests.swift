import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("Rows in groups", .paced)
struct RowGroupsTests {
  private static let items = #"""
    [{"l": "swift", "p": 1.10, "n": "り"}, {"l": "c", "p": 12345678901234567890}, {"l": "swift", "p": 2.20, "n": "a"},
     {"p": "0.30"}, {"l": "c", "p": null}]
    """#

  private func made(_ columns: [String], _ aggregates: [(RowGroups.Figure, String?)]) throws -> String {
    let groups = RowGroups(
      by: try columns.map { try TableColumn($0) },
      try aggregates.map { figure, name in
        RowGroups.Aggregate(figure, of: try name.map { try TableColumn($0) })
      })
    var effort = Effort()
    let rows = try groups.rows(of: [TableRow](of: JSONDocument(Self.items).root), within: &effort)
    #expect(rows.allSatisfy { $0.label == .none })
    return rows.map(\.node.text).joined(separator: "\n")
  }

  @Test("are counted, summed exactly, and have their least and most, as they are spelled")
  func figures() throws {
    #expect(
      try made(["l"], [(.count, nil), (.sum, "p"), (.avg, "p"), (.min, "n"), (.max, "p")]) == """
        {"l":"swift","count":2,"sum_p":3.30,"avg_p":1.65,"min_n":"a","max_p":2.20}
        {"l":"c","count":2,"sum_p":12345678901234567890,"avg_p":12345678901234567890,"min_n":null,"max_p":12345678901234567890}
        {"l":null,"count":1,"sum_p":0.30,"avg_p":0.3,"min_n":null,"max_p":"0.30"}
        """)
  }

  @Test("are counted where nothing else is asked, and are one without a column")
  func defaults() throws {
    #expect(
      try made(["l"], []) == #"{"l":"swift","count":2}"# + "\n" + #"{"l":"c","count":2}"# + "\n"
        + #"{"l":null,"count":1}"#)
    #expect(try made([], [(.count, "n")]) == #"{"count_n":2}"#)
  }

  @Test("are refused where a sum meets what is no number, or nobody has the column")
  func problems() {
    #expect(throws: TableProblem.noNumber("\"り\"", column: "n")) { try made([], [(.sum, "n")]) }
    #expect(throws: TableProblem.noColumn("q", known: ["l", "p", "n"])) { try made(["q"], []) }
    #expect(throws: TableProblem.noColumn("q", known: ["l", "p", "n"])) { try made([], [(.max, "q")]) }
  }
}
