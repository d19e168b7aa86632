import Testing

@testable import ApusServing

@Suite("What a service says")
struct ServiceOutputTests {
  @Test("has nothing in it that drives a terminal, whatever a description or a request is called")
  func shown() {
    #expect(ServiceOutput.shown("d.json: t\u{9b}2J\u{202e} 1") == "d.json: t\\u{9b}2J\\u{202e} 1\n")
    #expect(ServiceOutput.shown("りんご\n\u{1b}[2J") == "りんご\n\\x1b[2J\n")
  }

  @Test("has no line in it that is a command in a log of GitHub's runner")
  func runner() {
    let text = "GET /a ##[error]x\n ::add-mask::x\na::b"
    #expect(
      ServiceOutput.shown(text, isForRunner: true) == "GET /a ##\\[error]x\n \\::add-mask::x\na::b\n")
    #expect(ServiceOutput.shown(text, isForRunner: false) == text + "\n")
  }
}
