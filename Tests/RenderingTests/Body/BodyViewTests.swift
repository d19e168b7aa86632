import PacingTestSupport
import Rendering
import Testing

@testable import Text

@Suite("Bodies that are not JSON", .paced)
struct BodyViewTests {
  func body(_ bytes: [UInt8], _ type: String?, width: Int = 60, height: Int? = nil) -> String {
    BodyView(bytes, contentType: type).text(on: Screen(width: width, height: height))
  }

  func body(_ text: String, _ type: String?, width: Int = 60, height: Int? = nil) -> String {
    body(Array(text.utf8), type, width: width, height: height)
  }

  @Test("a web page is introduced by its title")
  func html() {
    let page = "<html><head><TITLE lang=en>\n Hello &amp; \u{1b}[1mwelcome\n</title></head>\n<p>x</p>"
    #expect(
      body(page, "text/html; charset=utf-8").hasPrefix(
        "web page · 77 B · Hello &amp; \\x1b[1mwelcome\n<html><head>"))
    #expect(body("<p>x", "text/html") == "web page · 4 B\n<p>x\n")
  }

  @Test("no body is said")
  func empty() {
    #expect(body("", "text/plain") == "(no body)\n")
  }
}
