import ApusPacingTestSupport
import ApusSystem
import Foundation
import Synchronization
import Testing

@Suite("A thread of its own", .paced)
struct SystemThreadTests {
  @Test("runs what it is given, and is waited for", arguments: [nil, 512 << 10, 8 << 20, 1])
  func running(stackSize: Int?) throws {
    let ran = Atomic(false)
    let thread = try #require(
      SystemThread.start(stackSize: stackSize) { ran.store(true, ordering: .releasing) })
    thread.join()
    let hasRun = ran.load(ordering: .acquiring)
    #expect(hasRun)
  }

  @Test("has the stack that was asked for")
  func stack() throws {
    let size = 64 << 20
    // A quarter of it at least, which is more than a thread usually has.
    let steps = size / 4 / 900
    let reached = Atomic(0)
    let thread = try #require(
      SystemThread.start(stackSize: size) { reached.store(Self.depth(steps), ordering: .releasing) })
    thread.join()
    let depth = reached.load(ordering: .acquiring)
    #expect(depth == steps)
  }

  /// Goes as deep as it is told, with 900 bytes a step.
  @inline(never)
  private static func depth(_ steps: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 900, alignment: 8) { room in
      room[0] = 1
      return steps == 0 ? 0 : depth(steps - 1) + Int(room[0])
    }
  }

  @Test("ends on its own where nobody waits for it")
  func detached() throws {
    let ends = try Descriptor.pipe()
    try #require(SystemThread.start { try? ends.writing.write([7]) }).detach()
    var block: [UInt8] = [0]
    #expect(try ends.reading.read(into: &block) == 1)
    #expect(block == [7])
    for end in [ends.reading, ends.writing] { end.close() }
  }

  @Test("gets no signals, and who starts it gets those it got before")
  func signals() throws {
    var (none, usual) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    let seen = Mutex<[Bool]>([])
    try #require(SystemThread.start { seen.withLock { $0 = Self.blocked() } }).join()
    #expect(seen.withLock { $0 } == [true, true, true, true])
    #expect(Self.blocked() == [false, false, false, false])
  }

  /// Whether signals are kept from the thread that asks.
  private static func blocked() -> [Bool] {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return [SIGINT, SIGTERM, SIGWINCH, SIGPIPE].map { sigismember(&mask, $0) == 1 }
  }

  @Test("lets go of what it was given once it has ended")
  func memory() throws {
    final class Thing: Sendable {}
    weak let gone: Thing?
    do {
      let thing = Thing()
      gone = thing
      try #require(SystemThread.start { _ = ObjectIdentifier(thing) }).join()
    }
    #expect(gone == nil)
  }

  @Test("can have itself wait")
  func pausing() {
    let start = ContinuousClock.now
    SystemThread.pause(milliseconds: 5)
    #expect(ContinuousClock.now - start >= .milliseconds(5))
  }
}
