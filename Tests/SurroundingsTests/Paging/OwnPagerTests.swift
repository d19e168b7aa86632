import ApusPacingTestSupport
import ApusReplTestSupport
import ApusText
import Testing

@testable import ApusSurroundings

@Suite("The pager of our own", .paced)
struct OwnPagerTests {
  private func write(_ count: Int, to pager: OwnPager) -> Int {
    for number in 0..<count {
      do throws(SinkClosed) { try pager.write("line \(number)\n") } catch { return number }
    }
    return count
  }

  @Test("it takes the screen once there is a screen of text, and no more is made than is read")
  func reads() {
    let screen = ScriptedScreen(" q", columns: 20, rows: 5)
    let pager = OwnPager(on: screen)
    // Four rows, and four more behind the space; the next line is not taken any more.
    #expect(write(1_000, to: pager) == 8)
    #expect(pager.finish() == 0)
    #expect(screen.calls == ["enter", "leave"])
    #expect(screen.pictures.contains { $0.contains("line 7") })
    #expect(!screen.output.contains("line 20"))
  }

  @Test("at the end it waits until it is left")
  func ends() {
    let screen = ScriptedScreen("  q", columns: 20, rows: 5)
    let pager = OwnPager(on: screen)
    #expect(write(6, to: pager) == 6)
    _ = pager.finish()
    _ = pager.finish()
    #expect(screen.calls == ["enter", "leave"])
    #expect(screen.pictures.last?.contains("end (q leaves)") == true)
  }

  @Test("a screen that is gone ends it")
  func gone() {
    let pager = OwnPager(on: ScriptedScreen("", columns: 20, rows: 5))
    #expect(write(100, to: pager) < 10)
    _ = pager.finish()
  }
}
