import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("What says a charset", .paced)
struct CharsetClaimTests {
  private func claim(_ bytes: [UInt8], _ type: String?) -> String? {
    switch CharsetClaim(bytes, contentType: type) {
    case nil: nil
    case .unknown(let name): "? \(name)"
    case .known(let charset, 0): charset.name
    case .known(let charset, let length): "\(charset.name) behind \(length)"
    }
  }

  private func claim(_ text: String, _ type: String?) -> String? { claim(Array(text.utf8), type) }

  @Test("a mark comes before the type, the type before a page's own word, that before an XML declaration")
  func order() {
    let page = "<?xml version='1.0' encoding='euc-kr'?><html><meta charset=\"euc-jp\">"
    let marked = [0xff, 0xfe] + Array(page.utf8)
    #expect(claim(marked, "text/html; charset=big5") == "UTF-16LE behind 2")
    #expect(claim(page, "text/html; charset=big5") == "Big5")
    #expect(claim(page, "text/html") == "EUC-JP")
    #expect(claim(page.replacing("meta", with: "beta"), "text/html") == "EUC-KR")
    #expect(claim([0xef, 0xbb, 0xbf] + Array(page.utf8), "text/html; charset=big5") == nil)
  }

  @Test(
    "the type says it in any case, with quotes or without",
    arguments: [
      "text/plain; charset=Shift_JIS", "text/plain;CHARSET=\"shift_jis\"", "text/plain; a=b; charset = sjis",
      "application/json;charset='Shift_JIS'", "image/x; charset=shift_jis",
      "text/plain; charset=sjis; q=\";\"",
    ])
  func parameter(_ type: String) { #expect(claim("{}", type) == "Shift_JIS") }

  @Test(
    "nothing is said, or UTF-8 is",
    arguments: [
      nil, "", "text/plain", "text/plain; charset=", "text/plain; charset=utf-8",
      "text/plain; charset=US-ASCII",
      "application/json; charset=UTF8", "text/plain; xcharset=big5", "application/octet-stream",
    ])
  func nothing(_ type: String?) { #expect(claim("{\"a\": 1}", type) == nil) }

  @Test("a name that no page has is passed on as it stands")
  func unknown() {
    #expect(claim("a", "text/plain; charset=x-Martian") == "? x-Martian")
    #expect(claim("<meta charset=martian>", "text/html") == "? martian")
  }

  @Test("marks of four bytes are told from those of two")
  func marks() {
    #expect(claim([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0], "text/plain") == "UTF-32LE behind 4")
    #expect(claim([0xff, 0xfe, 0, 0, 0x41, 0], "text/plain") == "UTF-16LE behind 2")
    #expect(claim([0, 0, 0xfe, 0xff, 0, 0, 0, 0x41], "text/plain") == "UTF-32BE behind 4")
    #expect(claim([0xfe, 0xff], nil) == "UTF-16BE behind 2")
    #expect(claim([0xff], nil) == nil && claim([], nil) == nil)
    // What is no text has no mark.
    #expect(claim([0xff, 0xfe, 0x41, 0], "audio/mpeg") == nil)
  }

  @Test("without a mark the zeros of UTF-16 tell its order, in JSON even that it is UTF-16")
  func zeros() {
    #expect(claim([0x41, 0, 0x42, 0], "text/plain; charset=utf-16") == "UTF-16LE")
    #expect(claim([0, 0x41, 0, 0x42], "text/plain; charset=UTF-16") == "UTF-16BE")
    #expect(claim([0x30, 0x8a], "text/plain; charset=utf-16") == "UTF-16BE")
    #expect(claim([0x7b, 0, 0x22, 0], "application/json") == "UTF-16LE")
    #expect(claim([0, 0x7b, 0, 0x22], "application/json") == "UTF-16BE")
    #expect(claim([0, 0, 0, 0x31], "application/json") == "UTF-32BE")
    #expect(claim([0x31, 0, 0, 0], "application/json") == "UTF-32LE")
    #expect(claim([0x31, 0], "application/json") == "UTF-16LE")
    #expect(claim([0x41, 0, 0x42, 0], "text/plain") == nil)
  }

  @Test(
    "a page says it in either kind of meta, near its beginning",
    arguments: [
      "<html><META CharSet = 'euc-jp' />", "<meta charset=euc-jp>",
      "<meta name=a content=b><meta http-equiv=Content-Type content='text/html; charset=euc-jp'>",
    ])
  func meta(_ page: String) {
    #expect(claim(page, "text/html") == "EUC-JP")
    #expect(claim(String(repeating: " ", count: 2_000) + page, "text/html") == nil)
    #expect(claim(page, "text/plain") == nil)
  }

  @Test("what was read as ASCII is not in UTF-16, whatever it says")
  func impossible() {
    #expect(claim("<meta charset=utf-16>", "text/html") == nil)
    #expect(claim("<?xml version='1.0' encoding='UTF-16'?>", "text/xml") == nil)
  }

  @Test("what somebody says comes before all of that, but for a mark of the same")
  func said() throws {
    #expect(
      CharsetClaim([0xff, 0xfe, 0x41], saidToBe: "big5") == .known(try #require(Charset(onPages: "big5"))))
    let marked = CharsetClaim([0xfe, 0xff, 0, 0x41], saidToBe: "utf-16")
    #expect(marked == .known(try #require(Charset(onPages: "utf-16be")), markLength: 2))
    #expect(CharsetClaim([0xff, 0xfe], saidToBe: "utf-8") == nil)
    #expect(CharsetClaim([0x41], saidToBe: "no such") == .unknown("no such"))
  }
}
