import ApusPacingTestSupport
import ApusTerminalTestSupport
import Foundation
import Testing

/// A shell with job control on a pseudo-terminal of its own, as a user has it.
final class ShellTerminal {
  private let shell: TerminalProcess
  private(set) var output = ""

  init(columns: Int = 40, rows: Int = 12) throws {
    shell = try TerminalProcess(
      "/bin/sh", ["-i"],
      environment: ["PS1=$ ", "TERM=xterm-256color", "LC_ALL=C.UTF-8"]
        + Sanitizer.variables.map { "\($0)=\($1)" }, columns: columns, rows: rows)
  }

  func send(_ text: String) {
    _ = shell.terminal.send(Array(text.utf8)[...])
  }

  func resize(columns: Int, rows: Int) {
    shell.terminal.resize(columns: columns, rows: rows)
  }

  /// Waits until `text` is written, and forgets what came before its end.
  func wait(for text: String, _ location: SourceLocation = #_sourceLocation) {
    while !output.contains(text), let more = shell.terminal.read(within: PseudoTerminal.patience) {
      output += more
    }
    #expect(output.contains(text), sourceLocation: location)
    if let found = output.range(of: text) { output.removeSubrange(..<found.upperBound) }
  }

  /// The folder that holds this test's program, where the package's other programs are.
  static var programs: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}
