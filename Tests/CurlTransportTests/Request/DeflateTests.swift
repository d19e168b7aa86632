import ApusCurlTransport
import ApusPacingTestSupport
import Testing

@Suite("Deflate", .paced)
struct DeflateTests {
  @Test("has zlib's beginning, and is smaller where much is the same")
  func compressed() throws {
    let bytes = try #require(Deflate.compressed([UInt8](repeating: 7, count: 10_000)))
    #expect(bytes.starts(with: [0x78, 0x9c]) && bytes.count < 100)
    #expect(Deflate.compressed([]) != nil)
  }
}
