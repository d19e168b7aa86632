import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("Rows joined with others", .paced)
struct RowJoinTests {
  private func joined(
    _ one: String, _ other: String, on column: String, _ otherColumn: String, limit: Int = 10_000
  ) throws
    -> [String]
  {
    let join = RowJoin(
      Array(try JSONDocument(other).root.children), on: try TableColumn(column), try TableColumn(otherColumn),
      suffix: "_2",
      limit: limit)
    var effort = Effort()
    return try join.rows(of: [TableRow](of: JSONDocument(one).root), within: &effort).map {
      "\($0.label.text) \($0.node.text)"
    }
  }

  @Test(
    "every row stays; one that goes with several is there several times; names that both have are told apart")
  func rows() throws {
    let users = #"[{"id": 1, "name": "りんご"}, {"id": 2, "name": "b"}, {"id": 3, "name": "c"}]"#
    let orders =
      #"[{"uid": 1.0, "name": "x", "price": 1.10}, {"uid": 1, "price": 12345678901234567890}, {"uid": 2, "price": 3}, {"price": 9}]"#
    #expect(
      try joined(users, orders, on: "id", "uid") == [
        #"0 {"id":1,"name":"りんご","name_2":"x","price":1.10}"#,
        #"0 {"id":1,"name":"りんご","price":12345678901234567890}"#,
        #"1 {"id":2,"name":"b","price":3}"#, #"2 {"id":3,"name":"c"}"#,
      ])
  }

  @Test("a cancelled task gives up")
  func cancelled() async throws {
    let (count, end) = try await Task { () -> (Int, Effort.End?) in
      let root = try JSONDocument(#"[{"id": 1}]"#).root
      let join = RowJoin(
        Array(root.children), on: try TableColumn("id"), try TableColumn("id"), suffix: "_2")
      withUnsafeCurrentTask { $0?.cancel() }
      var effort = Effort()
      return (try join.rows(of: [TableRow](of: root), within: &effort).count, effort.end)
    }.value
    #expect(count == 0 && end == .cancelled)
  }

  @Test("what is no object, has no such key, or comes to too much is refused")
  func problems() {
    #expect(throws: TableProblem.noObject) { try joined("[1]", "[]", on: "id", "id") }
    #expect(throws: TableProblem.noColumn("x", known: ["id"])) {
      try joined(#"[{"id":1}]"#, #"[{"id":1}]"#, on: "x", "id")
    }
    #expect(throws: TableProblem.noColumn("x", known: ["id"])) {
      try joined(#"[{"id":1}]"#, #"[{"id":1}]"#, on: "id", "x")
    }
    let many = "[" + (0..<40).map { _ in #"{"id":1,"a":1}"# }.joined(separator: ",") + "]"
    #expect(throws: TableProblem.tooMuch(1_000)) { try joined(many, many, on: "id", "id", limit: 1_000) }
  }
}
