import ApusPacingTestSupport
import ApusSystem
import Synchronization
import Testing

@Suite("Which thread runs", .paced)
struct ThreadIdentityTests {
  @Test("a thread knows whether it is the one that runs")
  func identity() throws {
    let mine = ThreadIdentity()
    let isMine = Atomic(true)
    #expect(mine.isCurrent)
    try #require(SystemThread.start { isMine.store(mine.isCurrent, ordering: .relaxed) }).join()
    let claimed = isMine.load(ordering: .relaxed)
    #expect(!claimed)
  }
}
