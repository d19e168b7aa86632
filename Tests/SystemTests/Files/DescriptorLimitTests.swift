import ApusSystem
import Testing

@Suite("How many descriptors there may be")
struct DescriptorLimitTests {
  @Test("is never less than before, nor more than this user may have")
  func raising() {
    let now = DescriptorLimit.raise(to: 0)
    #expect(now > 0)
    #expect(DescriptorLimit.raise(to: now) == now)
    let more = DescriptorLimit.raise(to: now + 8)
    #expect(more == now + 8 || more == now)
    #expect(DescriptorLimit.raise(to: 1) == more)
  }
}
