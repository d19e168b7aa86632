import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRendering
@testable import ApusText

@Suite("Sharing out", .paced)
struct ApportionTests {
  @Test("cells are shared out in proportion, with one for all that took any time")
  func shares() {
    #expect(apportion(10, to: [1, 1]) == [5, 5])
    #expect(apportion(10, to: [0.001, 99, 0.001]) == [1, 8, 1])
    #expect(apportion(2, to: [1, 1, 1]) == [1, 1, 0])
    #expect(apportion(0, to: [1]) == [0])
    #expect(apportion(5, to: []).isEmpty)
  }
}
