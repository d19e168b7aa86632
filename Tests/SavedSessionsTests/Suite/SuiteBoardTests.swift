import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("What replays side by side have to show", .paced)
struct SuiteBoardTests {
  private func shown(_ board: SuiteBoard) -> [String] {
    board.take().flatMap { $0.lines(on: Screen()) }.map(\.text)
  }

  @Test("comes in the order in which they were begun, of the first as it goes")
  func order() {
    let board = SuiteBoard(count: 3)
    #expect([board.begin(), board.begin(), board.begin(), board.begin()] == [0, 1, 2, nil])
    func say(_ text: String, _ number: Int) { board.add(Lines([Line(text)]), of: number) }
    say("b1", 1)
    #expect(shown(board).isEmpty)
    say("a1", 0)
    #expect(shown(board) == ["a1"])
    say("c1", 2)
    board.end(2, with: madeReport("c"))
    say("a2", 0)
    board.end(0, with: nil)
    #expect(shown(board) == ["a2", "b1"])
    board.end(1, with: madeReport("b"))
    #expect(shown(board) == ["c1"] && shown(board).isEmpty)
    #expect(board.reports { _ in nil }.map(\.path) == ["b", "c"])
  }

  @Test("is told of those that have not ended, too")
  func unended() {
    let board = SuiteBoard(count: 3)
    _ = board.begin()
    board.end(0, with: madeReport("a"))
    _ = board.begin()
    #expect(board.reports { madeReport("no \($0)") }.map(\.path) == ["a", "no 1", "no 2"])
  }

  @Test("ends where no other is to begin")
  func stopped() {
    let board = SuiteBoard(count: 3)
    #expect(board.begin() == 0)
    board.stop()
    #expect(board.begin() == nil)
  }
}
