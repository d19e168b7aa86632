import Testing

@testable import ApusSavedSessions
@testable import ApusSessionExports
@testable import ApusText

@Suite("A screen as a picture")
struct ScreenPictureTests {
  private func svg(_ command: String, _ shown: String) -> String {
    ScreenPicture(PlayedStep(part: 0, step: Step(command: command), shown: shown, outcome: .ok)).svg
  }

  @Test("each row is text, coloured by its codes, and nothing in it is a tag")
  func rows() {
    let svg = svg("get /a", "\u{1b}[32m200 OK\u{1b}[0m\n<script>alert(1)</script>\n")
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    #expect(svg.ranges(of: "<text ").count == 3)
    #expect(svg.contains(" class=\"c2\">200 OK</tspan>"))
    #expect(svg.contains("&lt;script&gt;") && !svg.contains("<script") && !svg.contains("\u{1b}"))
    #expect(!svg.contains("href") && !svg.contains("url("))
  }

  @Test("a wide character moves what follows by two columns, and a long row makes the picture wider")
  func wide() {
    let narrow = svg("a", "\u{1b}[1m日本\u{1b}[0mx\n")
    #expect(narrow.contains("<tspan x=\"49.6\" textLength=\"8.4\">x</tspan>"), "\(narrow)")
    #expect(narrow.contains("width=\"368\""))
    #expect(svg("a", String(repeating: "x", count: 100)).contains("width=\"872\""))
  }
}
