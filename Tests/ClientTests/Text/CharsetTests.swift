import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Charsets", .paced)
struct CharsetTests {
  @Test("text of each charset is read, and written back to the same bytes", arguments: TextSample.all)
  func bothWays(_ sample: TextSample) throws {
    let charset = try #require(Charset(onPages: sample.charset))
    #expect(charset.name == sample.charset)
    #expect(String(decoding: try charset.decoded(sample.bytes[...]), as: UTF8.self) == sample.text)
    #expect(try charset.encoded(sample.text.utf8) == sample.bytes)
  }

  @Test(
    "goes by many names",
    arguments: [
      ("shift-jis", "Shift_JIS"), ("SJIS", "Shift_JIS"), ("windows-31j", "Shift_JIS"), ("cp932", "Shift_JIS"),
      ("x-euc-jp", "EUC-JP"), ("latin1", "ISO-8859-1"), ("iso8859-1", "ISO-8859-1"), ("L5", "ISO-8859-9"),
      ("gb2312", "GBK"), ("big5-hkscs", "Big5"), ("ks_c_5601-1987", "EUC-KR"), ("cp1252", "windows-1252"),
      ("US-ASCII", "UTF-8"), ("utf8", "UTF-8"), (" utf-16le ", "UTF-16LE"),
    ])
  func names(_ label: String, _ name: String) {
    #expect(Charset(onPages: label)?.name == name)
  }

  @Test("Shift_JIS is what Windows means by it")
  func windows() throws {
    let charset = try #require(Charset(named: "Shift_JIS"))
    #expect(String(decoding: try charset.decoded([0x87, 0x40, 0xfb, 0xfc, 0x5c]), as: UTF8.self) == "①髙\\")
  }

  @Test("a server chooses among those of pages; somebody who types may name any that the system has")
  func chosen() {
    for name in ["IBM037", "UTF-7", "ISO-2022-CN-EXT"] { #expect(Charset(onPages: name) == nil) }
    #expect(Charset(named: "IBM037") != nil)
    for name in ["", "UTF-8//TRANSLIT", "../x", "INTERNAL", "wchar_t", "no-such", "a b"] {
      #expect(Charset(named: name) == nil, "\(name)")
    }
  }

  @Test("what has no place in a charset is named")
  func unwritable() throws {
    let charset = try #require(Charset(named: "Shift_JIS"))
    let problem = #expect(throws: CharsetProblem.self) { try charset.encoded("a🍎b".utf8) }
    #expect(problem?.ofWriting == "Shift_JIS has no U+1F34E, 🍎")
    #expect(problem?.offset == 1)
  }
}
