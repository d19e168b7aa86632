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

  @Test("no body is said")
  func empty() {
    #expect(bodyText("", "text/plain") == "(no body)\n")
  }
}
