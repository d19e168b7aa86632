import ApusPacingTestSupport
import Testing

@testable import ApusLineEditing

/// With a real shell and real signals; the editor runs in `apus-editor-demo`.
@Suite("Job control", .paced)
struct JobControlTests {
  private let showsCursor = "\u{1b}[?25h"

  /// A shell with the editor running in it.
  private func editing() throws -> ShellTerminal {
    let shell = try ShellTerminal()
    shell.wait(for: "$ ")
    shell.send(ShellTerminal.programs + "/apus-editor-demo\n")
    shell.wait(for: "\u{1b}[?2004h")
    shell.wait(for: showsCursor)
    return shell
  }

  @Test("Ctrl-Z gives the terminal back to the shell, and fg brings the line back")
  func suspending() throws {
    let shell = try editing()
    shell.send("get /日本")
    shell.wait(for: "本")
    shell.wait(for: showsCursor)
    shell.send("\u{1a}")
    shell.wait(for: "\u{1b}[?2004l")
    shell.wait(for: "$ ")
    shell.send("echo co''oked\n")
    shell.wait(for: "cooked\r\n$ ")
    shell.send("fg\n")
    shell.wait(for: "\u{1b}[?2004h")
    shell.wait(for: " /日本")
    shell.wait(for: showsCursor)
    shell.send("!\r")
    shell.wait(for: "read: get /日本!")
  }

  @Test("a window that changes its size is noticed")
  func resizing() throws {
    let shell = try editing()
    shell.resize(columns: 30, rows: 12)
    shell.wait(for: "\u{1b}[27G")  // where the right prompt begins in the new width
    shell.wait(for: showsCursor)
    shell.send("x\r")
    shell.wait(for: "read: x")
  }

  @Test("Ctrl-C reaches the editor as a key, and the terminal is in order after the end")
  func ending() throws {
    let shell = try editing()
    shell.send("abc\u{3}")
    shell.wait(for: "interrupted")
    shell.wait(for: showsCursor)
    shell.send("\u{4}")
    shell.wait(for: "end")
    shell.wait(for: "$ ")
    shell.send("echo co''oked\n")
    shell.wait(for: "cooked\r\n$ ")
  }
}
