import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusJSON

@Suite("What is escaped in a long text, told of many bytes at once", .paced)
struct EscapedBlocksTests {
  private static let styles: [JSONString.Style] = [[], .unseen]
  /// Around the edges of two blocks, as a text is looked at from its 32nd byte on.
  private static let places = 90..<170

  private func quoted(ascii text: [UInt8], _ style: JSONString.Style) -> String {
    var bytes: [UInt8] = []
    JSONString.appendQuoted(ascii: text, to: &bytes, style)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("each byte is spelled as it is alone, wherever it stands", arguments: styles)
  func bytes(_ style: JSONString.Style) {
    for byte in UInt8(0)..<0x80 {
      let alone = JSONString.escaped(String(UnicodeScalar(byte)), style)
      for place in Self.places {
        let text = [UInt8](repeating: 0x61, count: place) + [byte] + [UInt8](repeating: 0x62, count: 70)
        let spelled = String(repeating: "a", count: place) + alone + String(repeating: "b", count: 70)
        #expect(quoted(ascii: text, style) == "\"\(spelled)\"", "\(byte) at \(place)")
      }
    }
  }

  @Test("texts of every length, and how close together what is escaped stands", arguments: styles)
  func lengths(_ style: JSONString.Style) {
    for gap in [1, 2, 3, 7, 16, 17, 33, 64, 65] {
      for count in stride(from: 0, to: 300, by: gap < 4 ? 7 : 3) {
        let pieces = (0..<count).map { $0 % gap == 0 ? ["\"", "\\", "\n", "\u{1}"][$0 / gap % 4] : "x" }
        let spelled = pieces.map { JSONString.escaped($0, style) }.joined()
        #expect(quoted(ascii: Array(pieces.joined().utf8), style) == "\"\(spelled)\"", "\(gap) of \(count)")
      }
    }
  }

  @Test("characters past ASCII stay or are escaped wherever they stand", arguments: styles)
  func characters(_ style: JSONString.Style) {
    for character in ["é", "りん", "👍", "\u{85}", "\u{200b}", "\u{ad}", "\u{e0001}", "\u{7f}", "\u{10ffff}"] {
      let alone = JSONString.escaped(character, style)
      for place in 985..<1_125 {
        let (before, behind) = (String(repeating: "a", count: place), String(repeating: "b", count: 70))
        #expect(
          JSONString.escaped(before + character + behind, style) == before + alone + behind,
          "\(character.debugDescription) at \(place)")
        #expect(JSONString.escaped(before + character, style) == before + alone)
      }
    }
  }

  @Test("any mixture reads back as it was", arguments: styles)
  func mixtures(_ style: JSONString.Style) throws {
    var random = RandomJSON(seed: 21)
    let pieces = [
      "\"", "\\", "\n", "\u{0}", "\u{7f}", "é", "日本", "👍", "\u{202e}", "word", "a longer stretch of text",
    ]
    for _ in 0..<Trials.share(of: 60) {
      let text = (0..<400).map { _ in random.pick(pieces) }.joined()
      let quoted = JSONString.quoted(text, style)
      #expect(try JSONDocument(quoted).root.string == text)
      let alone = text.unicodeScalars.map { JSONString.escaped(String($0), style) }.joined()
      #expect(quoted == "\"\(alone)\"")
    }
  }

  @Test("blocks end before a byte that is not that simple, and before the end of the text")
  func stops() {
    let table = (0...0xff).map { UInt8($0 == 0x22 ? 0x22 : $0 == 0x5c ? 0x5c : $0 < 0x20 ? 1 : 0) }
    func written(_ text: [UInt8]) -> (isWhole: Bool, place: Int, bytes: [UInt8]) {
      var room = [UInt8](repeating: 0, count: 2 * text.count + EscapedBlocks.overrun)
      var (place, length, isWhole) = (0, 0, false)
      text.lend { source in
        table.lend { table in
          room.withMutableSpan { span in
            var target = span.mutableBytes
            let blocks = EscapedBlocks(of: source, table, hidesUnseen: false)
            isWhole = blocks.write(&place, source.count, to: &target, &length)
          }
        }
      }
      return (isWhole, place, Array(room.prefix(length)))
    }
    let plain = [UInt8](repeating: 0x61, count: 200)
    #expect(
      written(plain).place == 128 && written(plain).isWhole && written(plain).bytes == Array(plain[..<128]))
    #expect(written([]).place == 0 && written(Array(plain[..<64])).place == 0)
    for place in [0, 1, 63, 64, 100, 127] {
      var text = plain
      text[place] = 1
      let came = written(text)
      #expect(!came.isWhole && came.place == place && came.bytes == Array(plain[..<place]))
    }
  }
}
