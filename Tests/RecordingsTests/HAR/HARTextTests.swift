import ApusPacingTestSupport
import Testing

@testable import ApusJSON
@testable import ApusRecordings

@Suite("A body's text in a HAR", .paced)
struct HARTextTests {
  private func written(_ bytes: [UInt8]) -> String {
    String(decoding: HARText(of: bytes).escaped, as: UTF8.self)
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

  @Test("takes the place of the last text that was left out, not of one in a string")
  func put() {
    var line = Array(#"{"a":{"text":""},"b":{"size":1,"text":""},"c":"\"text\":\"\""}"#.utf8)
    HARText.put(HARText(of: Array("hi".utf8)).escaped, into: &line)
    #expect(
      String(decoding: line, as: UTF8.self)
        == #"{"a":{"text":""},"b":{"size":1,"text":"hi"},"c":"\"text\":\"\""}"#)
  }
}
