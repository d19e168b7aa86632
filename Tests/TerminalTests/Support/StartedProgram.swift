import ApusFolderTestSupport
import Testing

/// The program on a terminal, at its first prompt.
func started(
  _ arguments: [String] = ["--practice"], home: TestFolder? = nil, variables: [String: String] = [:],
  columns: Int = 80, rows: Int = 24
) throws -> ProgramTerminal {
  let terminal = try ProgramTerminal(
    arguments, home: home?.path, variables: variables, columns: columns, rows: rows)
  terminal.waitForPrompt()
  return terminal
}
