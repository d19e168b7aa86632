import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("What the services remember", .paced)
struct ServiceStateTests {
  @Test("each server begins with the same state")
  func freshState() throws {
    let fruit = "/greenstore/api/v1/food/fruits"
    let saved = try (0..<2).map { _ in
      try withServer { try ask($0, "POST", fruit, body: #"{"name": "a", "price": 1}"#).text }
    }
    #expect(saved[0] == saved[1])
  }

  @Test("a value that is there is not made again")
  func known() {
    let store = Store(first: ["a"])
    #expect(store.first(where: { $0 == "a" }, orAdd: { _ in "b" }) == ("a", false))
    #expect(store.first(where: { $0 == "b" }, orAdd: { _ in "b" }) == ("b", true))
    #expect(store.all == ["a", "b"])
  }

  @Test("a full store forgets its oldest value and keeps counting")
  func fullStore() {
    let store = Store(first: [0])
    for _ in 0..<1500 { _ = store.add { $0 } }
    #expect(store.all.count == 1000)
    #expect(store.all.first == 502)
    #expect(store.all.last == 1501)
  }
}
