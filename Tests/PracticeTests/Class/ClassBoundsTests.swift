import Testing

@testable import ApusPractice

@Suite("What a class may take together")
struct ClassBoundsTests {
  @Test("fits into the descriptors that there are", arguments: [4024, 1024, 256, 10])
  func descriptors(_ count: Int) {
    let limits = ClassBounds().limits(descriptors: count)
    #expect(limits.connections == max(1, count - 124))
    #expect((1...limits.connections).contains(limits.strangers ?? 0))
    #expect((1...limits.connections).contains(limits.waiting))
  }

  @Test("takes no more for more descriptors")
  func many() {
    let bounds = ClassBounds()
    let limits = bounds.limits(descriptors: .max)
    #expect(limits.connections == bounds.together && limits.strangers == bounds.strangers)
    #expect(limits.waiting == bounds.waiting)
  }
}
