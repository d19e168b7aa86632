import Testing

@testable import ApusText

@Suite("A line with colours")
struct ColouredTextTests {
  @Test("a code that is none of colour is seen as text")
  func otherCodes() {
    #expect(ColouredText("a\u{1b}[2Jb").pieces.map(\.text).joined() == "a\\x1b[2Jb")
    let pieces = ColouredText("\u{1b}[1;31mx\u{1b}[0m\u{1b}[96my").pieces
    #expect(pieces.map(\.style.colour) == [1, 14] && pieces[0].style.effects == [.bold])
    #expect(ColouredText("").pieces.isEmpty)
  }
}
