import ApusRendering
import ApusText
import Testing

@Suite("A view with lines above it")
struct HeadedViewTests {
  private struct Rows: View {
    func lines(on screen: Screen) -> [Line] { (0..<(screen.height ?? 20)).map { Line("\($0)") } }
  }

  @Test("what is above takes its rows from what is below, which keeps a few")
  func rows() {
    let view = HeadedView([Line("head"), Line("two words")], Rows())
    #expect(view.lines(on: Screen(width: 80, height: 10)).count == 10)
    #expect(
      view.lines(on: Screen(width: 5, height: 4)).map(\.text) == [
        "head", "two", "  wor", "  ds", "0", "1", "2",
      ])
    #expect(view.lines(on: Screen()).count == 22)
  }
}
