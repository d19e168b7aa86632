import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("CRC-32", .paced)
struct CRC32Tests {
  @Test("CRC-32 gives the known check value, and zeros need not be gone through")
  func crc32() {
    #expect(CRC32.of("123456789".utf8) == 0xcbf4_3926)
    for count in [0, 1, 2, 31, 1000, 65_537] {
      #expect(CRC32.ofZeros(count) == CRC32.of(repeatElement(0, count: count)))
    }
  }
}
