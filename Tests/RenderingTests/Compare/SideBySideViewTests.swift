import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Differences with both sides whole", .paced)
struct SideBySideViewTests {
  func view(_ old: String, _ new: String) throws -> SideBySideView {
    SideBySideView(
      JSONDifference.between(try JSONDocument(old).root, try JSONDocument(new).root),
      rest: "diff 1 2 --side | less")
  }

  @Test("a value stands beside what it was, and a long one goes on below itself")
  func sides() throws {
    let lines = try view(#"{"a": "one two three", "b": 1}"#, #"{"a": "one two four", "c": 2}"#)
      .lines(on: Screen(width: 26)).map(\.text)
    #expect(
      lines == [
        "~ .a", "  \"one two t │  \"one two f", "  hree\"      │  our\"", "- .b", "  1          │  ", "+ .c",
        "             │  2", "3 differences: 1 added, 1…",
      ], "\(lines)")
  }

  @Test("on a screen of few rows whole differences are shown, and the rest is named")
  func folded() throws {
    let lines = try view("[1, 2, 3]", "[4, 5, 6]").lines(on: Screen(height: 6)).map(\.text)
    #expect(lines.count <= 6 && lines.contains("… 1 more: diff 1 2 --side | less"), "\(lines)")
    let narrow = try view("[1, 2, 3]", "[4, 5, 6]").lines(on: Screen(width: 20, height: 6)).map(\.text)
    #expect(narrow.contains("… 1 more"), "no line is named that is cut: \(narrow)")
    #expect(try view("1", "1").text() == "no differences\n")
  }
}
