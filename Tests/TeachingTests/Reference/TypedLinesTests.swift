import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusTeaching

@Suite("Lines to type behind a word", .paced)
struct TypedLinesTests {
  private func lines(_ typed: [String], width: Int) -> [String] {
    Article.TypedLines.lines("try:", typed, on: Screen(width: width)).map(\.text)
  }

  @Test("are not broken where each has room")
  func whole() {
    #expect(
      lines(["explain header A", "explain 404"], width: 30) == [
        "  try: explain header A", "       explain 404",
      ])
    #expect(lines(["a b", "c"], width: 30) == ["  try: a b    c"])
    #expect(lines([], width: 30) == [])
  }

  @Test("are wrapped on a screen that has no room for one")
  func narrow() {
    let narrow = lines(["explain header Access-Control-Allow-Origin", "ls"], width: 20)
    #expect(narrow.allSatisfy { $0.count <= 20 } && narrow.count > 2, "\(narrow)")
  }
}
