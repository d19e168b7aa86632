import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Strings of a text", .paced)
struct StringsTests {
  @Test(
    "what may not stand in a string is refused with its place",
    arguments: [
      Refusal("\"a", .unclosedString, 1, 3, "the end of the text"),
      Refusal("\"a\\", .unclosedString, 1, 3, "`\\`"),
      Refusal("\"a\nb\"", .controlInString, 1, 3, "a line break"),
      Refusal("\"\t\"", .controlInString, 1, 2, "a tab"),
      Refusal("\"\u{0}\"", .controlInString, 1, 2, "the byte 0x00"),
      Refusal("\"\\x\"", .badEscape, 1, 2, "`\\x`"),
      Refusal("\"\\u12g4\"", .badUnicodeEscape, 1, 2, "`\\u12g4`"),
      Refusal("\"日本\\x\"", .badEscape, 1, 4, "`\\x`"),
    ])
  func refuses(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "text that is not UTF-8 is refused at its first bad byte",
    arguments: [
      [0xff], [0x80], [0xc0, 0x80], [0xc1, 0xbf], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80],
      [0xf0, 0x80, 0x80, 0x80],
      [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xe3, 0x81], [0xc3], [0xf0, 0x9f, 0x91],
    ] as [[UInt8]])
  func refusesMalformedUTF8(_ sequence: [UInt8]) throws {
    let quote = UInt8(ascii: "\"")
    let error = try #require(throws: SyntaxError.self) {
      try JSONDocument([quote, UInt8(ascii: "a")] + sequence + [quote])
    }
    #expect(error.reason == .badUTF8)
    #expect(error.position.offset == 2)
  }

  @Test("a string ends at its quote, however long it is and wherever in eight bytes", arguments: 0..<20)
  func lengths(count: Int) throws {
    let plain = String(repeating: "x", count: count)
    for inside in ["", "é", "日", "👍", #"\n"#, #"\u00e9"#, #"\""#, #"\\"#] {
      let text = #"["\#(plain)\#(inside)\#(plain)", "\#(plain)"]"#
      let root = try JSONDocument(text).root
      #expect(root.children.map(\.text) == ["\"\(plain)\(inside)\(plain)\"", "\"\(plain)\""])
    }
  }

  @Test("the first and the last character of every length in UTF-8 are taken")
  func bounds() throws {
    let text = "\u{7f}\u{80}\u{7ff}\u{800}\u{d7ff}\u{e000}\u{ffff}\u{10000}\u{10ffff}"
    #expect(try JSONDocument("\"\(text)\"").root.string == text)
    for scalar in text.unicodeScalars {
      #expect(try JSONDocument("\"\(scalar)\"").root.string == String(scalar))
    }
  }
}
