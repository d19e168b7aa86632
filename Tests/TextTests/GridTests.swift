import ApusPacingTestSupport
import ApusText
import Testing

@Suite("Rows of cells", .paced)
struct GridTests {
  private func lines(_ count: Int) -> [String] {
    Grid(rows: (0..<count).map { [Line("\($0)"), Line("x")] }, rightAligned: [0]).lines().map(\.text)
  }

  @Test("stand in columns as wide as their widest cells")
  func columns() { #expect(lines(11).suffix(2) == [" 9  x", "10  x"]) }

  @Test("are all drawn in a cancelled task, where they are no more than somebody reads")
  func cancelled() async {
    let (few, many) = await Task { () -> ([String], [String]) in
      withUnsafeCurrentTask { $0?.cancel() }
      return (lines(1_000), lines(3_000))
    }.value
    #expect(few.count == 1_000 && few.last == "999  x")
    #expect(many.count == 3_000 && many.prefix(1_000) == few[...] && many.last == "")
  }
}
