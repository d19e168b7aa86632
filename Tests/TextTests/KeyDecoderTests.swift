import ApusPacingTestSupport
import ApusText
import Testing

@Suite("Keys of a terminal", .paced)
struct KeyDecoderTests {
  private func keys(_ text: String) -> [TerminalKey] {
    var decoder = KeyDecoder()
    return decoder.keys(from: text.utf8) + decoder.end()
  }

  @Test("letters, controls and codes are keys")
  func keys() {
    #expect(keys("aZ り") == [.character("a"), .character("Z"), .character(" "), .character("り")])
    #expect(
      keys("\u{1}\u{1a}\r\n\t\u{7f}") == [.control("a"), .control("z"), .enter, .enter, .tab, .backspace])
    #expect(keys("\u{1b}[A\u{1b}OB\u{1b}[1;5C\u{1b}[D") == [.up, .down, .right, .left])
    #expect(
      keys("\u{1b}[H\u{1b}[4~\u{1b}[5~\u{1b}[6~\u{1b}[3~") == [.home, .end, .pageUp, .pageDown, .delete])
  }

  @Test("Esc alone is a key once nothing follows, and twice it is one at once")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0x1b]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.end() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(keys("\u{1b}\u{1b}") == [.escape, .escape])
  }

  @Test("codes and letters may come in parts")
  func parts() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0x1b]) == [])
    #expect(decoder.keys(from: [0x5b]) == [])
    #expect(decoder.keys(from: [0x41, 0xe3, 0x82]) == [.up])
    #expect(decoder.keys(from: [0x8a, 0x61]) == [.character("り"), .character("a")])
  }

  @Test("what is unknown is no key, and the next one is")
  func unknown() {
    for text in ["\u{1b}[200~", "\u{1b}x", "\u{1b}[?1;2c", "\u{202e}", "\u{9b}", "\u{0}"] {
      #expect(keys(text + "a") == [.character("a")], "\(text.debugDescription)")
    }
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0xff, 0x80, 0xc0, 0x61]) == [.character("a")])
    #expect(decoder.keys(from: [0xe3, 0x61]) == [.character("a")])
    #expect(decoder.keys(from: Array("\u{1b}[".utf8) + Array(repeating: 0x30, count: 40)) == [])
    #expect(decoder.keys(from: [0x61]) == [.character("a")])
  }
}
