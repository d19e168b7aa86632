import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusSystem

@Suite("What is worked out ahead", .paced)
struct AheadTests {
  @Test("is done once, and the same whoever asks")
  func once() {
    let runs = Mutex(0)
    let ahead = Ahead { runs.withLock { $0 += 1 } }
    _ = (ahead.value, ahead.value)
    #expect(runs.withLock { $0 } == 1)
  }

  @Test("is done while its maker goes on")
  func beside() {
    let letter = Mutex("")
    let ahead = Ahead {
      while letter.withLock({ $0.isEmpty }) { SystemThread.pause(milliseconds: 1) }
      return letter.withLock { $0 }
    }
    letter.withLock { $0 = "written later" }
    #expect(ahead.value == "written later")
  }

  @Test("need not be asked for")
  func unasked() {
    let ahead: Ahead<Int>? = Ahead { 7 }
    #expect(ahead != nil)
  }
}
