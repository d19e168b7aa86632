import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Lines from pieces", .paced)
struct LineSplitterTests {
  func split(_ text: String, piece size: Int, longestLine: Int = 1_000) -> [String] {
    var splitter = LineSplitter(longestLine: longestLine)
    let bytes = Array(text.utf8)
    var lines: [[UInt8]] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      lines += splitter.lines(in: bytes[start..<min(start + size, bytes.count)])
    }
    if let last = splitter.finish() { lines.append(last) }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("the lines are the same however the bytes are cut", arguments: 1...12)
  func pieces(_ size: Int) {
    #expect(
      split("a\nbb\r\n\r\nccc\rd\r\r日本\n\nend", piece: size) == [
        "a", "bb", "", "ccc", "d", "", "日本", "", "end",
      ])
    #expect(split("a\r\n\n", piece: size) == ["a", ""])
    #expect(split("", piece: size) == [])
  }

  @Test("a line without end is handed over in parts", arguments: 1...12)
  func long(_ size: Int) {
    #expect(split("abcdefgh\nij", piece: size, longestLine: 3) == ["abc", "def", "gh", "ij"])
  }
}
