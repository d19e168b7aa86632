import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("JSON text sequences", .paced)
struct TextSequenceTests {
  private func texts(_ lines: [String], limit: Int = 100) -> [String] {
    var sequence = TextSequence(limit: limit)
    let texts = lines.flatMap { line in
      sequence.texts(of: [Array(line.utf8)]) { $0.last == UInt8(ascii: "}") }
    }
    return (texts + sequence.finish()).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a text goes on over lines up to the next; other lines pass")
  func lines() {
    #expect(texts(["\u{1e}{}", "\u{1e}{", "1", "}", "\u{1e}{}", "x"]) == ["{}", "{\n1\n}", "{}", "x"])
    #expect(texts(["{", "}"]) == ["{", "}"])
    #expect(texts(["\u{1e}{", "1"]) == ["{\n1"])
    #expect(texts([]) == [])
  }

  @Test("a text without an end comes in parts")
  func endless() {
    #expect(texts(["\u{1e}[", "1234", "5678"], limit: 8) == ["[\n1234", "5678"])
  }
}
