import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@Suite("Strings as JSON spells them", .paced)
struct JSONStringTests {
  @Test("only what must be escaped is")
  func escaping() {
    let value = JSONValue.string("\"\\/\u{8}\u{c}\n\r\t\u{0}\u{1f}\u{7f}é日👍")
    #expect(value.text == "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u{7f}é日👍\"")
  }

  @Test("a string reads back as it was, whatever is in it")
  func stringsRoundTrip() throws {
    var random = RandomJSON(seed: 3)
    for _ in 0..<Trials.share(of: 500) {
      let scalars = (0..<8).map { _ in
        random.pick([
          "a", "\"", "\\", "\n", "\u{0}", "\u{1b}", "é", "\u{ffff}", "👍", "/", "\u{7f}", "\r\n", "e\u{301}",
        ])
      }
      let text = scalars.joined()
      #expect(try JSONDocument(JSONValue.string(text).bytes).root.string == text)
    }
  }

  @Test("a value whose strings hide nothing is spelled as the writer of documents spells it")
  func unseen() throws {
    // Every scalar that either of them could treat otherwise, and its neighbours.
    let ranges: [Range<UInt32>] = [
      0..<0x400, 0x600..<0x620, 0x1150..<0x1180, 0x1800..<0x1810, 0x2000..<0x2070, 0x3163..<0x3166,
      0xfe00..<0xfe10, 0xfefe..<0xff01, 0xfff0..<0xffff, 0x1d172..<0x1d17c, 0xe0000..<0xe0003,
    ]
    let texts = ranges.flatMap { $0.compactMap { Unicode.Scalar($0) } }.map { "a\($0)b" }
    let value = JSONValue.array(texts.map { .string($0) })
    var bytes: [UInt8] = []
    value.append(to: &bytes, .unseen)
    #expect(bytes == JSONWriter(escapesInvisible: true).bytes(of: try JSONDocument(value.bytes).root))
  }

  @Test(
    "a style escapes what it is for, and nothing else",
    arguments: [
      ([], "/\u{7f}é日👍\n\"", "/\u{7f}é日👍\\n\\\""), (.slashes, "a/b\u{7f}é", "a\\/b\u{7f}é"),
      (.delete, "a/b\u{7f}é", "a/b\\u007fé"), (.beyondASCII, "a/\u{7f}é👍", "a/\\u007f\\u00e9\\ud83d\\udc4d"),
      ([.slashes, .beyondASCII], "/é", "\\/\\u00e9"), (.beyondASCII, "~ ", "~ "),
      ([.slashes, .delete], "", ""),
      (.unseen, "a/\u{7f}é日\u{85}\u{202e}\u{200b}👍\n\"", "a/\\u007fé日\\u0085\\u202e\\u200b👍\\n\\\""),
    ] as [(JSONString.Style, String, String)])
  func styles(_ style: JSONString.Style, _ text: String, _ escaped: String) throws {
    #expect(JSONString.escaped(text, style) == escaped)
    #expect(JSONString.quoted(text, style) == "\"\(escaped)\"")
    var bytes = Array("a".utf8)
    JSONString.appendQuoted(text, to: &bytes, style)
    #expect(String(decoding: bytes, as: UTF8.self) == "a\"\(escaped)\"")
    #expect(try JSONDocument(JSONString.quoted(text, style)).root.string == text)
  }

  @Test(
    "a long text is spelled as its characters are",
    arguments: [[], .unseen, .slashes, .delete, .beyondASCII] as [JSONString.Style])
  func long(_ style: JSONString.Style) {
    var random = RandomJSON(seed: 7)
    let pieces = [
      "abcdefgh", "a", "\"", "\\", "\n", "\t", "\u{1f}", "\u{0}", "é", "りんご", "👍", "/", "~", "\u{7f}",
      "\u{80}",
      "\u{200b}", "!", "#", "[", "]", "                ",
    ]
    for count in [1, 40, 3_000] {
      let text = (0..<count).map { _ in random.pick(pieces) }.joined()
      let single = text.unicodeScalars.map { JSONString.escaped(String($0), style) }.joined()
      #expect(JSONString.escaped(text, style) == single)
    }
  }

  @Test("half of a surrogate pair is escaped in every style")
  func halves() {
    for style: JSONString.Style in [[], .slashes, .beyondASCII, .delete] {
      var bytes: [UInt8] = []
      for unit: UInt16 in [0xd83d, 0xdfff, 0x2f] { JSONString.append(unit, to: &bytes, style) }
      let slash = style == .slashes ? "\\/" : "/"
      #expect(String(decoding: bytes, as: UTF8.self) == "\\ud83d\\udfff" + slash)
    }
    #expect(JSONString.escape(of: 0xAB) == Array("\\u00ab".utf8))
  }
}
