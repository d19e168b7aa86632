import ApusPacingTestSupport
import Testing

@testable import ApusSurroundings

@Suite("Interrupts", .paced)
struct InterruptsTests {
  @Test("^C between a line and its work cancels that work, and not the next")
  func early() async {
    let interrupts = Interrupts()
    interrupts.expectLine()
    interrupts.fire()
    #expect(await interrupts.whileRunning { Task.isCancelled })
    #expect(await interrupts.whileRunning { Task.isCancelled } == false)
  }

  @Test("^C while something runs cancels it")
  func late() async {
    let interrupts = Interrupts()
    let isCancelled = await interrupts.whileRunning {
      interrupts.fire()
      return Task.isCancelled
    }
    #expect(isCancelled)
  }

  @Test("^C once more is heard by what the first one does not end")
  func second() async {
    let interrupts = Interrupts()
    let (heard, hear) = AsyncStream.makeStream(of: Void.self)
    let count = await interrupts.whileRunning {
      interrupts.fire()
      return await SecondInterrupt.heard(by: { hear.yield() }) {
        interrupts.fire()
        interrupts.fire()
        hear.finish()
        // A cancelled task gets nothing from a stream.
        return await Task.detached { await heard.reduce(0) { count, _ in count + 1 } }.value
      }
    }
    #expect(count == 2)
  }

  @Test("^C that is meant for no line is forgotten")
  func stray() async {
    let interrupts = Interrupts()
    interrupts.fire()
    #expect(await interrupts.whileRunning { Task.isCancelled } == false)
    interrupts.expectLine()
    interrupts.fire()
    interrupts.expectLine()
    #expect(await interrupts.whileRunning { Task.isCancelled } == false)
  }
}
