import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints

@Suite("What a served description keeps", .paced)
struct MockStoreTests {
  private let seeds = { [MockStore.Thing(id: "1", value: "a")] }

  @Test("each list begins with its own, and a thing under a name that is taken takes its place")
  func lists() {
    let store = MockStore()
    _ = store.add(to: "/a", first: seeds) { _ in MockStore.Thing(id: "1", value: "b") }
    #expect(store.things(of: "/a", first: seeds).map(\.value) == ["b"])
    #expect(store.things(of: "/b", first: seeds).map(\.value) == ["a"])
    #expect(store.remove("1", from: "/b", first: seeds)?.value == "a")
    #expect(store.wasRemoved("1", from: "/b") && !store.wasRemoved("1", from: "/a"))
    #expect(store.remove("1", from: "/b", first: seeds) == nil)
    #expect(store.change("9", of: "/a", first: seeds) { $0 = "c" } == nil)
  }

  @Test("is bounded: the oldest make room")
  func bounds() {
    let store = MockStore()
    let nothing = { [MockStore.Thing]() }
    for number in 0..<1_001 {
      _ = store.add(to: "/a", first: nothing) { _ in MockStore.Thing(id: "\(number)", value: .null) }
    }
    let things = store.things(of: "/a", first: nothing)
    #expect(things.count == 1_000 && things.first?.id == "1")
    for number in 0..<1_001 { _ = store.things(of: "/l\(number)", first: seeds) }
    #expect(store.things(of: "/a", first: seeds).map(\.id) == ["1"])
  }
}
