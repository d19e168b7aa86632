import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Bodies that are not JSON", .paced)
struct BodyViewTests {
  @Test("a web page is introduced by its title")
  func html() {
    let page = "<html><head><TITLE lang=en>\n Hello &amp; \u{1b}[1mwelcome\n</title></head>\n<p>x</p>"
    #expect(
      bodyText(page, "text/html; charset=utf-8").hasPrefix(
        "web page · 77 B · Hello &amp; \\x1b[1mwelcome\n<html><head>"))
    #expect(bodyText("<p>x", "text/html") == "web page · 4 B\n<p>x\n")
  }

  @Test("text that cannot be read is shown as bytes, around the place, with the reason")
  func unread() {
    let bytes = [UInt8](repeating: 0x41, count: 1_000) + [0x81, 0x20] + [UInt8](repeating: 0x42, count: 500)
    let shown = bodyText(bytes, "text/plain; charset=Shift_JIS", width: 80, height: 6)
    #expect(shown.hasPrefix("text/plain · not Shift_JIS at byte 1000 · 1.5 kB · body > FILE\n000003c0  41"))
    #expect(shown.contains("000003e0  41 41 41 41 41 41 41 41  81 20 42 42 42 42 42 42  AAAAAAAA. BBBBBB\n"))
    #expect(shown.split(separator: "\n").count == 6)
    let narrow = bodyText(bytes, "text/plain; charset=Shift_JIS", width: 40, height: 6)
    #expect(narrow.contains("000003e8  81 20 42 42"))
    let coloured = BodyView(bytes, contentType: "text/plain; charset=Shift_JIS").text(
      on: Screen(width: 80), theme: .colour)
    #expect(coloured.contains(Theme.colour.text(of: [Line("81", .error)]).replacing("\n", with: "")))
    #expect(
      bodyText([0x61, 0xe9], "text/plain; charset=x-\u{1b}martian").hasPrefix(
        "text/plain · unknown charset x-\\x1bmartian"))
  }

  @Test("what a type says to be text is the picture that it is")
  func picture() {
    let shown = bodyText(Array("GIF89a".utf8) + [0, 0, 0, 0], "text/plain; charset=utf-16")
    #expect(shown.hasPrefix("GIF image"))
  }

  @Test("a page in another charset is introduced by its title")
  func page() {
    let bytes = Array("<meta charset=shift_jis><title>".utf8) + [0x82, 0xe8] + Array("</title>".utf8)
    #expect(bodyText(bytes, "text/html").hasPrefix("web page · 41 B · り\n<meta"))
  }

  @Test("no body is said")
  func empty() {
    #expect(bodyText("", "text/plain") == "(no body)\n")
  }
}
