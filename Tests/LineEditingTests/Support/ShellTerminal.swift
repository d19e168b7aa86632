import Foundation
import TerminalTestSupport
import Testing

/// A shell with job control on a pseudo-terminal of its own, as a user has it.
final class ShellTerminal {
  private let pty: PseudoTerminal
  private let process: pid_t
  private(set) var output = ""

  init(columns: Int = 40, rows: Int = 12) throws {
    pty = try PseudoTerminal(columns: columns, rows: rows)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Self.newSession)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    // The first terminal that the leader of a new session opens becomes the session's own.
    posix_spawn_file_actions_addopen(&actions, 0, pty.slaveName, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let arguments = Self.strings(["sh", "-i"])
    let environment = Self.strings(["PS1=$ ", "TERM=xterm-256color", "LC_ALL=C.UTF-8"])
    defer { for word in arguments + environment { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environment)
    try #require(failure == 0)
    self.process = process
    pty.closeSlave()
  }

  /// POSIX_SPAWN_SETSID, which the Glibc module does not have.
  private static let newSession: Int16 = 0x80

  private static func strings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }

  deinit {
    kill(-process, SIGKILL)
    pty.closeMaster()
    waitpid(process, nil, 0)
  }

  func send(_ text: String) {
    _ = pty.send(Array(text.utf8)[...])
  }

  func resize(columns: Int, rows: Int) {
    pty.resize(columns: columns, rows: rows)
  }

  /// Waits until `text` is written, and forgets what came before its end.
  func wait(for text: String, _ location: SourceLocation = #_sourceLocation) {
    while !output.contains(text), let more = pty.read(within: 20_000) { output += more }
    #expect(output.contains(text), sourceLocation: location)
    if let found = output.range(of: text) { output.removeSubrange(..<found.upperBound) }
  }

  /// The folder that holds this test's program, where the package's other programs are.
  static var programs: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}
