import ApusPacingTestSupport
import Testing

@testable import ApusCurlTransport

@Suite("What zlib compressed", .paced)
struct InflateTests {
  @Test("is taken apart, and is nothing where it is damaged, cut, or more than it may be")
  func inflated() throws {
    let bytes = Array(repeating: UInt8(7), count: 5000)
    let compressed = try #require(Deflate.compressed(bytes))
    #expect(Inflate.decompressed(compressed, 5000) == bytes)
    #expect(Inflate.decompressed(compressed, 4999) == nil)
    #expect(Inflate.decompressed(Array(compressed.dropLast(6)), 5000) == nil)
    #expect(Inflate.decompressed([1, 2, 3], 5000) == nil && Inflate.decompressed([], 5000) == nil)
  }
}
