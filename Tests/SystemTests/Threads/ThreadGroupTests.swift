import ApusPacingTestSupport
import ApusSystem
import Synchronization
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
}
