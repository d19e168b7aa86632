import Foundation
import PacingTestSupport
import Testing

@testable import Practice

@Suite("Text and bytes", .paced)
struct TextTests {
  @Test("JSON is written with its keys in order, and everything that needs an escape escaped")
  func json() throws {
    let value: JSONText = [
      "b": 1, "a": [true, false, nil], "empty": [], "none": [:], "raw": .raw("1.10"),
      "text": "\"\\\u{1}\n\r\t\u{7f}りんご",
    ]
    let line = String(decoding: value.writtenOnOneLine(), as: UTF8.self)
    #expect(
      line
        == #"{"b":1,"a":[true,false,null],"empty":[],"none":{},"raw":1.10,"text":"\"\\\u0001\n\r\t\u007fりんご"}"#
    )
    #expect(
      String(decoding: JSONText.object([("a", [1])]).written(), as: UTF8.self)
        == "{\n  \"a\": [\n    1\n  ]\n}\n")
    #expect(try JSONSerialization.jsonObject(with: Data(value.written())) is [String: Any])
  }

  @Test("CRC-32 gives the known check value, and zeros need not be gone through")
  func crc32() {
    #expect(CRC32.of("123456789".utf8) == 0xcbf4_3926)
    for count in [0, 1, 2, 31, 1000, 65_537] {
      #expect(CRC32.ofZeros(count) == CRC32.of(repeatElement(0, count: count)))
    }
  }

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
    #expect(GZip.nestedBomb.count < 2500)
    #expect(try Inflate.gzip(GZip.nestedBomb).count > 1_000_000)
  }

  @Test("any part of a repeated block is the same part of the whole")
  func repeatingBytes() {
    let repeating = RepeatingBytes(block: Array("abcde".utf8))
    let whole = Array(String(repeating: "abcde", count: 5).utf8)
    for start in 0...20 {
      for end in start...20 {
        var bytes: [UInt8] = []
        for step in repeating.steps(in: start..<end) {
          if case .send(let part) = step { bytes += part }
          if case .again(let part, let times?) = step { for _ in 0..<times { bytes += part } }
        }
        #expect(bytes == Array(whole[start..<end]))
      }
    }
  }

  @Test("a query is cut and decoded, with repetitions and empty names")
  func pairs() throws {
    let pairs = try RequestTarget.pairs(of: "a=1+2&b&=c&&a==&%e3%81%82=%2B")
    #expect(pairs.map(\.name) == ["a", "b", "", "a", "あ"])
    #expect(pairs.map(\.value) == ["1 2", "", "c", "=", "+"])
    #expect(throws: Refusal.self) { try RequestTarget.pairs(of: "a=%a") }
  }
}
