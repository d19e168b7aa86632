import ApusPacingTestSupport
import ApusSystem
import ApusTerminalTestSupport
import Testing

@Suite("The terminal's size", .paced)
struct TerminalSizeTests {
  @Test("COLUMNS wins over the terminal, and what is no width is ignored")
  func environment() throws {
    let pty = try PseudoTerminal(columns: 33, rows: 7)
    func size(_ columns: String?) -> TerminalSize {
      TerminalSize.forOutput(pty.slave, environment: columns.map { ["COLUMNS": $0] } ?? [:])
    }
    #expect(size(nil) == TerminalSize(columns: 33, rows: 7))
    #expect(size("50") == TerminalSize(columns: 50, rows: 7))
    for nonsense in ["", "0", "-3", "x", "99999999999999999999"] {
      #expect(size(nonsense) == TerminalSize(columns: 33, rows: 7))
    }
  }

  @Test("without a terminal it is 80 by 24")
  func noTerminal() throws {
    #expect(TerminalSize.forOutput(-1, environment: [:]) == .standard)
    let unknown = try PseudoTerminal(columns: 0, rows: 0)
    #expect(TerminalSize.ofTerminal(unknown.slave) == nil)
  }
}
