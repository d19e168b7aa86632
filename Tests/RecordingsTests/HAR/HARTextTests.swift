import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusJSON
@testable import ApusRecordings

@Suite("A body's text in a HAR", .paced)
struct HARTextTests {
  private func written(_ bytes: [UInt8]) -> String {
    String(decoding: HARText.escaped(bytes), as: UTF8.self)
  }

  @Test("is text where it is UTF-8, with what a terminal would obey escaped")
  func text() {
    #expect(written(Array("a\"b\n\u{1b}é".utf8)) == #""text":"a\"b\n\u001bé""#)
    #expect(written([]) == #""text":"""#)
  }

  @Test("is base64 where it is no text")
  func base64() {
    #expect(written([0xff, 0xfe]) == #""text":"//4=","encoding":"base64""#)
    #expect(written([UInt8](repeating: 0, count: 40)).hasSuffix(#""encoding":"base64""#))
  }

  @Test("is text with some control characters, wherever they stand, and base64 with many", arguments: 0..<9)
  func controls(_ place: Int) {
    var bytes = Array("ordinary text that goes on for a while".utf8)
    bytes.insert(7, at: place)
    #expect(!written(bytes).hasSuffix(#""encoding":"base64""#))
    bytes.insert(contentsOf: [UInt8](repeating: 7, count: 15), at: place)
    #expect(written(bytes).hasSuffix(#""encoding":"base64""#))
  }

  @Test("is the same where it is plain and where it is not", arguments: ["", "é", "りんご", "\u{202e}"])
  func ways(_ more: String) {
    let plain = String(repeating: "{\"a\": \"b\\n\"}\t", count: 20)
    for text in [plain + more, more + plain] {
      let expected = "\"text\":" + JSONString.quoted(text, .unseen)
      #expect(written(Array(text.utf8)) == expected)
    }
  }

  @Test("is base64 where a long text has a byte that is no UTF-8, wherever that stands")
  func broken() {
    for place in [0, 63, 64, 1_000, 1_055, 1_056, 2_999] {
      for byte: UInt8 in [0x80, 0xc3, 0xf0, 0xff] {
        var bytes = [UInt8](repeating: 0x61, count: 3_000)
        bytes[place] = byte
        #expect(written(bytes) == #""text":"\#(Data(bytes).base64EncodedString())","encoding":"base64""#)
      }
    }
  }
}
