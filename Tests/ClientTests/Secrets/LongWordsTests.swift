import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Words that are long enough to be tokens", .paced)
struct LongWordsTests {
  private func isLetterOrDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }

  private func mayStandInToken(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || "-._".utf8.contains(byte) }

  /// Where they begin, and up to where was looked.
  private func beginnings(in bytes: [UInt8]) -> (places: [Int], end: Int) {
    bytes.withUnsafeBytes { raw in
      var words = LongWords(in: raw)
      var places: [Int] = []
      while let bits = words.beginnings() {
        let start = words.place - LongWords.size
        places += (0..<LongWords.size).filter { bits >> UInt64($0) & 1 == 1 }.map { start + $0 }
      }
      return (places, words.place)
    }
  }

  /// Each where one begins is found, and none within a word.
  private func check(_ bytes: [UInt8], _ comment: Comment) {
    let found = beginnings(in: bytes)
    let all = Set(found.places)
    for place in 0..<found.end {
      let isBehind = place > 0 && mayStandInToken(bytes[place - 1]) && bytes[place - 1] != 0x2e
      let rest = bytes[place...].prefix(LongWords.shortest)
      if !isBehind, rest.count == LongWords.shortest, rest.allSatisfy(mayStandInToken) {
        #expect(all.contains(place), comment)
      }
      if place > 0, isLetterOrDigit(bytes[place - 1]) { #expect(!all.contains(place), comment) }
    }
  }

  @Test("are found at each place, whatever stands before them")
  func places() {
    for byte in UInt8.min...UInt8.max {
      for place in stride(from: Int(byte) % 9, to: 140, by: 9) {
        let bytes =
          [UInt8](repeating: byte, count: place) + Array("token_x.8".utf8)
          + [UInt8](repeating: 0x20, count: 90)
        check(bytes, "\(byte) before \(place)")
      }
    }
  }

  @Test("are as long as eight bytes, and no byte that none of a token is stands in them")
  func bytes() {
    for byte in UInt8.min...UInt8.max {
      let text = Array(" abcd".utf8) + [byte] + Array("efg ".utf8) + [UInt8](repeating: 0x20, count: 130)
      check(text, "\(byte)")
      let isFound = beginnings(in: text).places.contains(1)
      // Some that are none are taken for one, and looked at closer.
      if mayStandInToken(byte) { #expect(isFound, "\(byte)") }
      if byte <= 0x20 || byte >= 0x80 || "\",:".utf8.contains(byte) { #expect(!isFound, "\(byte)") }
    }
    for count in 0..<20 {
      let text = [0x20] + [UInt8](repeating: 0x61, count: count) + [UInt8](repeating: 0x20, count: 130)
      #expect(beginnings(in: text).places == (count < LongWords.shortest ? [] : [1]))
    }
  }

  @Test("are not looked for in what is left for a closer look")
  func ends() {
    for count in [0, 1, 63, 64, 127] {
      #expect(beginnings(in: [UInt8](repeating: 0x61, count: count)).end == 0)
    }
    for count in [128, 191, 192, 300] {
      let found = beginnings(in: [UInt8](repeating: 0x61, count: count))
      #expect(found.places == [0] && found.end == count / 64 * 64 - 64)
    }
  }
}
