import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Deflate and gzip without a compressor", .paced)
struct DeflateTests {
  @Test(
    "stored gzip is read back, across the limit of one block", arguments: [0, 1, 65_535, 65_536, 140_000])
  func storedGZip(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try Inflate.gzip(GZip.stored(bytes)) == bytes)
  }

  @Test(
    "each bomb is valid gzip, of the size it says, and swells so many times",
    arguments: [(isFast: false, ratio: 150), (isFast: true, ratio: 1000)])
  func bomb(isFast: Bool, ratio: Int) throws {
    let zeros = isFast ? Deflate.fastZeros : Deflate.slowZeros
    var bytes: [UInt8] = []
    for step in GZip.bomb(blocks: 2, of: zeros) {
      switch step {
      case .send(let part): bytes += part
      case .again(let part, let times): for _ in 0..<(times ?? 0) { bytes += part }
      default: Issue.record("a bomb only sends")
      }
    }
    #expect(bytes.count == GZip.bombSize(blocks: 2, of: zeros))
    let swollen = try Inflate.gzip(bytes)
    #expect(swollen == [UInt8](repeating: 0, count: 2 * zeros.size))
    #expect(swollen.count > ratio * bytes.count)
  }

  @Test("a bomb in a bomb is valid gzip twice over, and the usual one is small")
  func nestedBomb() throws {
    let bytes = GZip.nestedBomb(copies: 16_241)
    #expect(bytes.count < 1000)
    let inner = try Inflate.gzip(bytes)
    #expect(inner.count > 4000)
    let zeros = try Inflate.gzip(inner)
    #expect(zeros == [UInt8](repeating: 0, count: 1 + 258 * 16_241))
    #expect(GZip.nestedBomb(mebibytes: 1024).count < 2500)
    #expect(try Inflate.gzip(GZip.nestedBomb(mebibytes: 1024)).count > 1_000_000)
  }
}
