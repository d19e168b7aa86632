import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("A list of differences", .paced)
struct DiffViewTests {
  @Test("a list of differences is drawn on every screen")
  func snapshot() throws {
    let old = try Samples.search(count: 3)
    let text = old.text.replacing("67000", with: "67001").replacing("C++", with: "Swift と 日本語")
    try expectSnapshot(
      "diff", of: DiffView(JSONDifference.between(old, JSONDocument(text).root)), height: 6)
  }

  @Test("paths stand in one column, what is gone or new has its sign, and the last line counts")
  func lines() throws {
    let differences = JSONDifference.between(
      try JSONDocument(#"{"a": 1, "longer": 2}"#).root, try JSONDocument(#"{"a": "1", "b": [3]}"#).root)
    #expect(
      DiffView(differences).text(on: Screen(width: 60)) == """
        ~ .a       1 → "1"
        - .longer  2
        + .b       [3]
        3 differences: 1 added, 1 removed, 1 changed

        """)
    #expect(DiffView(JSONDifferences()).text() == "no differences\n")
  }

  @Test("what is cut names the line that shows it")
  func rest() throws {
    let old = try JSONDocument("[1, 2, 3, 4, 5, 6]").root
    let new = try JSONDocument("[7, 8, 9, 10, 11, 12]").root
    let view = DiffView(JSONDifference.between(old, new), rest: "diff 1 2 | less")
    let lines = view.lines(on: Screen(height: 4)).map(\.text)
    #expect(lines[2] == "… 4 more: diff 1 2 | less", "\(lines)")
    #expect(view.lines(on: Screen(width: 12, height: 4))[2].text == "… 4 more")
  }

  @Test("what has moved tells from where to where")
  func moved() throws {
    let old = try JSONDocument(#"[{"id": 1}, {"id": 2}, {"id": 3}]"#).root
    let new = try JSONDocument(#"[{"id": 3}, {"id": 1}, {"id": 2}]"#).root
    #expect(
      DiffView(JSONDifference.between(old, new)).lines(on: Screen(width: 60)).map(\.text) == [
        "> .[id=3]  [2] → [0]", "1 difference: 1 moved",
      ])
  }

  @Test("on a screen of few rows the count of what is not shown is there", arguments: 3...6)
  func folded(_ height: Int) throws {
    let old = try JSONDocument("[1, 2, 3, 4, 5, 6]").root
    let new = try JSONDocument("[7, 8, 9, 10, 11, 12]").root
    let lines = DiffView(JSONDifference.between(old, new)).lines(on: Screen(height: height))
    #expect(lines.count == height)
    #expect(lines.last?.text.contains("6") == true, "\(lines.map(\.text))")
  }
}
