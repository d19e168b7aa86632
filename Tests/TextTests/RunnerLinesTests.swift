import ApusPacingTestSupport
import ApusText
import Testing

@Suite("Lines of a log that GitHub's runner reads", .paced)
struct RunnerLinesTests {
  @Test(
    "are no commands where they came from outside",
    arguments: [
      ("::error::x", "\\::error::x"), ("  ::add-mask::x", "  \\::add-mask::x"),
      ("a ##[error]x", "a ##\\[error]x"),
      ("a::b", "a::b"), ("", ""), ("# [x]", "# [x]"),
    ])
  func defused(_ line: String, _ expected: String) {
    #expect(RunnerLines.defused(line) == expected)
    var theme = Theme.plain
    #expect(theme.text(of: Line(line)) == line)
    theme.isForRunner = true
    #expect(theme.text(of: [Line(line)]) == expected + "\n")
  }
}
