import ApusPacingTestSupport
import ApusSystem
import Testing

@Suite("What tells one content from another", .paced)
struct ContentDigestTests {
  @Test("every byte and the length count")
  func differences() {
    var bytes = [UInt8]((0..<100).map { UInt8($0) })
    var seen: Set<[UInt64]> = [ContentDigest(bytes).words]
    for place in bytes.indices {
      bytes[place] ^= 1
      #expect(seen.insert(ContentDigest(bytes).words).inserted, "byte \(place)")
      bytes[place] ^= 1
    }
    for count in 0..<100 {
      #expect(seen.insert(ContentDigest(bytes.prefix(count)).words).inserted, "\(count)")
    }
    #expect(seen.insert(ContentDigest(bytes + [0]).words).inserted)
    #expect(ContentDigest(bytes).words.count == 4)
  }
}
