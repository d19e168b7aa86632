import ApusPacingTestSupport
import ApusSystem
import Synchronization
import Testing

@Suite("A stop signal", .paced)
struct StopSignalTests {
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
