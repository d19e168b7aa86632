import PacingTestSupport
import Synchronization
import System
import Testing

@Suite("Threads", .paced)
struct ThreadGroupTests {
  @Test("all of a group are waited for, and none starts afterwards")
  func group() {
    let group = ThreadGroup()
    let done = Atomic(0)
    for _ in 0..<40 { #expect(group.start { done.add(1, ordering: .relaxed) }) }
    group.joinAll()
    let count = done.load(ordering: .relaxed)
    #expect(count == 40)
    #expect(group.count == 0)
    #expect(!group.start {})
  }

  @Test("a thread knows whether it is the one that runs")
  func identity() throws {
    let mine = ThreadIdentity()
    let isMine = Atomic(true)
    #expect(mine.isCurrent)
    try #require(SystemThread.start { isMine.store(mine.isCurrent, ordering: .relaxed) }).join()
    let claimed = isMine.load(ordering: .relaxed)
    #expect(!claimed)
  }

  @Test("a stop signal ends every wait, now and later")
  func stop() throws {
    let signal = try #require(StopSignal())
    let ends = try Descriptor.pipe()
    defer { for end in [ends.reading, ends.writing] { end.close() } }
    #expect(signal.wait(for: [ends.reading], .reading) { 0 } == .timedOut)
    #expect(signal.wait(for: [ends.writing], .writing) { nil } == .ready)
    let group = ThreadGroup()
    let stopped = Atomic(0)
    for _ in 0..<8 {
      _ = group.start {
        if signal.wait(for: [ends.reading], .reading, milliseconds: { nil }) == .stopped {
          stopped.add(1, ordering: .relaxed)
        }
      }
    }
    signal.raise()
    signal.raise()
    group.joinAll()
    let count = stopped.load(ordering: .relaxed)
    #expect(count == 8)
    #expect(signal.isRaised)
  }
}
