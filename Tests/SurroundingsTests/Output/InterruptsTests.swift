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
