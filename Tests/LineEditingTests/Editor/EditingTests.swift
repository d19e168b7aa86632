import Testing

@testable import LineEditing

@Suite("Editing keys")
struct EditingTests {
  @Test("what is typed is shown after the prompt, and Enter returns it")
  func typing() throws {
    let terminal = try EditorTerminal()
    terminal.type("get /a")
    terminal.expect(["> get /a"], cursor: (0, 8))
    terminal.send("\r")
    #expect(terminal.waitForResults(1) == [.line("get /a")])
    terminal.expect(["> get /a", ">"], cursor: (1, 2))
  }
}
