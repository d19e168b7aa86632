import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import ApusReplTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusSurroundings

@Suite("Rows of an answer, to be carried away", .paced)
struct AnswerRowsTests {
  private func rows(_ json: String, chosen: [TableColumn]? = nil, except: Set<String> = []) throws
    -> AnswerRows
  {
    AnswerRows([TableRow](of: try JSONDocument(json).root), chosen: chosen, except: except, effort: Effort())
  }

  @Test("are a document of their own, spelled as they came")
  func document() throws {
    let json = #"[{"a":1.10,"b":"\u308a"},{"b":2}]"#
    var whole = try rows(json)
    var part = try rows(json, except: ["a"])
    var chosen = try rows(json, chosen: [TableColumn("b")])
    #expect(try whole.document().compactText == json)
    #expect(try part.document().compactText == #"[{"b":"\u308a"},{"b":2}]"#)
    #expect(try chosen.document().compactText == #"[{"b":"\u308a"},{"b":2}]"#)
    var none = try rows("[]")
    #expect(try none.document().compactText == "[]")
  }

  @Test("have the columns that were chosen, but for those left out; otherwise those that say the most")
  func columns() throws {
    let json = #"[{"a":1,"o":{"x":2,"y":3}}]"#
    var whole = try rows(json)
    #expect(whole.shownColumns(isFlat: false) == nil)
    #expect(whole.shownColumns(isFlat: true)?.map(\.title) == ["a", "o.x", "o.y"])
    var part = try rows(json, except: ["a"])
    #expect(part.shownColumns(isFlat: false)?.map(\.title) == ["o"])
    var chosen = try rows(json, chosen: [TableColumn("o.x"), TableColumn("a")], except: ["a"])
    #expect(chosen.shownColumns(isFlat: true)?.map(\.title) == ["o.x"])
  }

  @Test("say in plain words what cannot be done")
  func problems() {
    #expect(
      CommandFailure(TableProblem.noColumn("q", known: (1...13).map { "c\($0)" })).message
        == "no row has a column q; there are c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, …")
    #expect(CommandFailure(TableProblem.noColumn("q", known: [])).message == "no row has a column q")
    #expect(CommandFailure(TableProblem.tooMuch(1_000)).message.contains("1.0 kB"))
  }
}
