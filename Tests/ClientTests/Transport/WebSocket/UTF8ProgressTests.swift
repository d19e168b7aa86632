import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("UTF-8, byte by byte", .paced)
struct UTF8ProgressTests {
  @Test(
    "every text is UTF-8 wherever it is cut",
    arguments: ["a", "é", "日本", "🍎x", "\u{7ff}\u{800}\u{ffff}\u{10ffff}"])
  func good(_ text: String) {
    var progress = UTF8Progress()
    for byte in text.utf8 {
      let isFine = progress.take([byte])
      #expect(isFine)
    }
    #expect(progress.isComplete)
  }

  @Test(
    "what can be none is told at the first byte that shows it",
    arguments: [
      ([0x80], 0), ([0xc0, 0xaf], 0), ([0xc1, 0x80], 0), ([0xe0, 0x9f, 0x80], 1), ([0xed, 0xa0, 0x80], 1),
      ([0xf0, 0x8f, 0xbf, 0xbf], 1), ([0xf4, 0x90, 0x80, 0x80], 1), ([0xf5], 0), ([0xff], 0),
      ([0xce, 0xba, 0xe1, 0xbd, 0xb9, 0xed, 0xa0, 0x80], 6), ([0x61, 0xc3, 0x28], 2),
    ] as [([UInt8], Int)])
  func bad(_ bytes: [UInt8], _ place: Int) {
    var progress = UTF8Progress()
    let refused = bytes.firstIndex { !progress.take([$0]) }
    #expect(refused == place)
  }

  @Test("a character that is cut is not complete")
  func cut() {
    var progress = UTF8Progress()
    let isFine = progress.take([0xe6, 0x97])
    #expect(isFine && !progress.isComplete)
  }
}
