import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Repeated bytes", .paced)
struct RepeatingBytesTests {
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
}
