import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("A body as text", .paced)
struct BodyTextTests {
  @Test("UTF-8 is not copied")
  func shared() {
    let bytes = Array("{\"n\": \"りんご\"}".utf8)
    for type in ["application/json", "application/json; charset=utf-8", nil, "image/png"] {
      let text = BodyText(bytes, contentType: type)
      let isSame = text.bytes.withUnsafeBufferPointer { one in
        bytes.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
      }
      #expect(isSame && text.charset == nil && text.foreignName == nil && text.problem == nil)
    }
  }

  @Test("another charset becomes UTF-8 without its mark, and is named", arguments: TextSample.all)
  func read(_ sample: TextSample) {
    let text = BodyText(sample.bytes, contentType: "text/plain; charset=\(sample.charset)")
    #expect(String(decoding: text.bytes, as: UTF8.self) == sample.text)
    #expect(text.foreignName == sample.charset && text.problem == nil)
  }

  @Test("a mark is no text")
  func mark() {
    let text = BodyText([0xfe, 0xff, 0, 0x41], contentType: "text/plain; charset=big5")
    #expect(text.bytes == [0x41] && text.markLength == 2 && text.foreignName == "UTF-16BE")
  }

  @Test(
    "what cannot be read stays what it is, with the place and the reason",
    arguments: [
      ([0x41, 0x81, 0x20, 0x42], "shift_jis", 1, "not Shift_JIS at byte 1", "found 0x81 0x20 at byte 1"),
      ([0x41, 0x82], "shift_jis", 1, "cut off in Shift_JIS at byte 1", "within a character, at byte 1"),
      (
        [0x41, 0xe9], "x-martian", nil, "unknown charset x-martian", "the charset x-martian is not known here"
      ),
      ([0xff, 0xfe, 0x41], "utf-8", 2, "cut off in UTF-16LE at byte 2", "found the end of the text"),
      ([0x00, 0xd8, 0x41, 0x00], "utf-16le", 0, "not UTF-16LE at byte 0", "found 0x00 0xd8"),
      ([0xff, 0xfe, 0x41, 0, 0, 0xdc], "x", 4, "not UTF-16LE at byte 4", "found 0x00 0xdc at byte 4"),
      ([0x1b, 0x24, 0x42, 0x24], "iso-2022-jp", 3, "cut off in ISO-2022-JP at byte 3", "at byte 3"),
    ] as [([UInt8], String, Int?, String, String)])
  func unread(_ bytes: [UInt8], _ charset: String, _ offset: Int?, _ summary: String, _ words: String) throws
  {
    let text = BodyText(bytes, contentType: "text/plain; charset=\(charset)")
    let problem = try #require(text.problem)
    #expect(text.bytes == bytes && text.foreignName == nil)
    #expect(problem.offset == offset && problem.summary == summary)
    #expect(problem.description.contains(words), "\(problem)")
  }

  @Test("a system without the tables says so")
  func missing() throws {
    let charset = Charset("Klingon", "no-such-table", "nor-this")
    #expect(throws: CharsetProblem.missing(charset)) { try charset.decoded([0x41]) }
    #expect(throws: CharsetProblem.missing(charset)) { try charset.encoded([0x41]) }
    let problem = CharsetProblem.missing(charset)
    #expect(problem.description.hasPrefix("this system's iconv has no tables for Klingon"))
    #expect(problem.summary == "no Klingon in this system's iconv" && problem.offset == nil)
  }

  @Test("no body has no problem, whatever its type says")
  func empty() {
    let text = BodyText([], contentType: "text/plain; charset=x-martian")
    #expect(text.problem == nil && text.foreignName == nil)
  }
}
