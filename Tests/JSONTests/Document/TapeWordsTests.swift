import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("The words of a tape", .paced)
struct TapeWordsTests {
  private func all(_ words: TapeWords) -> [UInt32] {
    words.withMutableSpan { span in (0..<span.count).map { span[$0] } }
  }

  @Test("stay as they are while others come behind them, however little room there was")
  func growing() {
    let words = TapeWords(capacity: 0)
    for start in stride(from: UInt32(0), to: 1_000, by: 10) { words.append(Array(start..<start + 10)[...]) }
    #expect(all(words) == Array(0..<1_000))
    words.append([])
    #expect(words.count == 1_000)
  }

  @Test("are written in place, and cut to no more than there are")
  func cutting() {
    let words = TapeWords([7, 8, 9])
    words.withMutableSpan { $0[1] = 5 }
    words.cut(to: 9)
    #expect(all(words) == [7, 5, 9])
    words.cut(to: 1)
    #expect(all(words) == [7])
    words.cut(to: -1)
    #expect(words.count == 0)
  }
}
